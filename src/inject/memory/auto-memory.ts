import { bomOf, withoutBom } from '../../text/byte-order-mark.ts'
import { headingIn, itemIn, markdownLines, proseLines } from '../../text/markdown/markdown.ts'
import { oneLine } from '../../text/sanitize.ts'

/** One thing that Claude Code noted for itself: an item or a paragraph of a memory file. */
export type MemoryNote = {
  /** The text that is compared and shown. */
  readonly text: string
  /** 0-based lines of the file that it stands in: one, unless it is wrapped. */
  readonly lines: readonly number[]
  /** The lines that say why it holds, or how to apply it: they are of no use without it. */
  readonly explained: readonly number[]
}

/** The index points to the other files; a pointer is not a note. */
const POINTER = /^\[[^\]]*\]\((?:\.\/)?([^)]*\.md)\)/u

/** Claude Code has the model write such lines below a fact. */
const EXPLAINS = /^\*\*(?:why|how to apply)\b/iu

/** What a line begins that is no item and no paragraph. */
const NO_PROSE = /^\s*(?:#|\||-{3,}\s*$)/u

/** An item or a paragraph, with the lines it stands in. */
type Block = { text: string; readonly lines: number[] }

/** The lines with their carriage returns, the first one without a byte order mark. */
function linesOf(content: string): string[] {
  return withoutBom(content).split('\n')
}

/** What a line says, without a bullet. */
function wordsIn(line: string): string {
  return oneLine((itemIn(line)?.words ?? line).trim())
}

function blocksOf(content: string): Block[] {
  const blocks: Block[] = []
  const lines = withoutBom(content).split(/\r?\n/u)
  /** What may go on in the next line: an item only where that is indented. A pointer stands alone. */
  let open: 'item' | 'paragraph' | undefined
  for (const [line, said] of proseLines(content).entries()) {
    const item = itemIn(said)
    const text = wordsIn(said)
    const isPointer = POINTER.test(text)
    const begins = item !== undefined || isPointer || EXPLAINS.test(text)
    const last = blocks.at(-1)
    // What shares its line with a comment cannot be taken out alone.
    if (text === '' || said !== lines[line] || NO_PROSE.test(said)) open = undefined
    else if (last && !begins && (open === 'paragraph' || (open === 'item' && /^\s/u.test(said)))) {
      last.text += ` ${text}`
      last.lines.push(line)
    } else {
      blocks.push({ text, lines: [line] })
      if (item) open = 'item'
      else open = isPointer ? undefined : 'paragraph'
    }
  }
  return blocks
}

/** The notes of a memory file, without headings, front matter, code and pointers of the index. */
export function memoryNotes(content: string): MemoryNote[] {
  const notes: Array<MemoryNote & { readonly explained: number[] }> = []
  for (const { text, lines } of blocksOf(content))
    if (EXPLAINS.test(text)) notes.at(-1)?.explained.push(...lines)
    else if (!POINTER.test(text)) notes.push({ text, lines, explained: [] })
  return notes
}

/**
 * The file without a note and what explains it, or with other words in the note's place, wherever it stands; undefined if the note is gone.
 * Everything else keeps its bytes, the bullet included.
 */
export function changeNote(
  content: string,
  isNote: (text: string) => boolean,
  replacement: string | undefined,
): string | undefined {
  const lines = linesOf(content)
  const meant = memoryNotes(content).filter(({ text }) => isNote(text))
  if (meant.length === 0) return undefined
  const gone = meant.flatMap((one) =>
    replacement === undefined ? [...one.lines, ...one.explained] : one.lines.slice(1),
  )
  const begun = meant.map((one) => one.lines[0])
  const left = lines.flatMap((raw, line) => {
    if (gone.includes(line)) return []
    if (!begun.includes(line)) return [raw]
    return [`${itemIn(raw)?.before ?? ''}${replacement}${raw.endsWith('\r') ? '\r' : ''}`]
  })
  return bomOf(content) + left.join('\n')
}

/** Whether only front matter and headings are left in a memory file; they describe a note that is gone. */
export function saysNothing(content: string): boolean {
  return markdownLines(content).every(({ text }) => text.trim() === '' || headingIn(text) !== undefined)
}

/** The index without what points to this file of its folder. */
export function withoutPointer(index: string, file: string): string {
  const gone = blocksOf(index).flatMap(({ text, lines }) => (POINTER.exec(text)?.[1] === file ? lines : []))
  const left = linesOf(index).filter((_, line) => !gone.includes(line))
  return bomOf(index) + left.join('\n')
}
