import { headingIn, itemIn, markdownLines, proseLines } from '../text/markdown.ts'
import { oneLine } from '../text/sanitize.ts'

/** One thing that Claude Code noted for itself: a bullet or a line of a memory file. */
export type MemoryNote = {
  /** The text that is compared and shown. */
  readonly text: string
  /** 0-based line of the file. */
  readonly line: number
  /** The lines that say why it holds, or how to apply it: they are of no use without it. */
  readonly explained: readonly number[]
}

/** The index points to the other files; a pointer is not a note. */
const POINTER = /^\[[^\]]*\]\((?:\.\/)?([^)]*\.md)\)/u

/** Claude Code has the model write such lines below a fact. */
const EXPLAINS = /^\*\*(?:why|how to apply)\b/iu

/** The notes of a memory file, without headings, front matter, code and pointers of the index. */
export function memoryNotes(content: string): MemoryNote[] {
  const notes: Array<MemoryNote & { readonly explained: number[] }> = []
  const lines = content.split(/\r?\n/u)
  for (const [line, said] of proseLines(content).entries()) {
    // What shares its line with a comment cannot be taken out alone.
    if (said !== lines[line] || /^\s*(?:#|\||-{3,}\s*$)/u.test(said)) continue
    const text = oneLine(itemIn(said)?.words ?? said)
    if (EXPLAINS.test(text)) notes.at(-1)?.explained.push(line)
    else if (text !== '' && !POINTER.test(text)) notes.push({ text, line, explained: [] })
  }
  return notes
}

/**
 * The file without a note and what explains it, or with other words in the note's place; undefined if the note is gone. Everything else keeps
 * its bytes, the bullet included.
 */
export function changeNote(content: string, text: string, replacement: string | undefined): string | undefined {
  const note = memoryNotes(content).find((one) => one.text === text)
  if (!note) return undefined
  const lines = content.split('\n')
  if (replacement === undefined) {
    const gone = [note.line, ...note.explained]
    return lines.filter((_, line) => !gone.includes(line)).join('\n')
  }
  const raw = lines[note.line] ?? ''
  const end = raw.endsWith('\r') ? '\r' : ''
  return lines.with(note.line, `${itemIn(raw)?.before ?? ''}${replacement}${end}`).join('\n')
}

/** Whether only front matter and headings are left of a memory file: they name what is gone. */
export function saysNothing(content: string): boolean {
  return markdownLines(content).every(
    ({ text, within }) => within !== 'code' && (text.trim() === '' || headingIn(text) !== undefined),
  )
}

/** The index without the lines that point to this file of its folder. */
export function withoutPointer(index: string, file: string): string {
  const pointed = (line: string) => POINTER.exec(itemIn(line)?.words ?? line)?.[1]
  return index
    .split('\n')
    .filter((line) => pointed(line) !== file)
    .join('\n')
}
