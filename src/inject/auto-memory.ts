import { itemIn, proseLines } from '../text/markdown.ts'
import { oneLine } from '../text/sanitize.ts'

/** One thing that Claude Code noted for itself: a bullet or a line of a memory file. */
export type MemoryNote = {
  /** The text that is compared and shown. */
  readonly text: string
  /** 0-based line of the file. */
  readonly line: number
}

/** The index points to the other files; a pointer is not a note. */
const POINTER = /^\[[^\]]*\]\([^)]*\.md\)/u

/** The notes of a memory file, without headings, front matter, code and pointers of the index. */
export function memoryNotes(content: string): MemoryNote[] {
  const notes: MemoryNote[] = []
  const lines = content.split(/\r?\n/u)
  for (const [line, said] of proseLines(content).entries()) {
    // What shares its line with a comment cannot be taken out alone.
    if (said !== lines[line] || /^\s*(?:#|\||-{3,}\s*$)/u.test(said)) continue
    const text = oneLine(itemIn(said)?.words ?? said)
    if (text !== '' && !POINTER.test(text)) notes.push({ text, line })
  }
  return notes
}

/** The file without a note, or with other words in its place; undefined if the note is gone. Everything else keeps its bytes, the bullet included. */
export function changeNote(content: string, text: string, replacement: string | undefined): string | undefined {
  const note = memoryNotes(content).find((one) => one.text === text)
  if (!note) return undefined
  const lines = content.split('\n')
  const raw = lines[note.line] ?? ''
  const end = raw.endsWith('\r') ? '\r' : ''
  const changed = replacement === undefined ? [] : [`${itemIn(raw)?.before ?? ''}${replacement}${end}`]
  return lines.toSpliced(note.line, 1, ...changed).join('\n')
}
