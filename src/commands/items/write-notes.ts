import { type Dirent, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import { quickWrite } from '../../workspace/files/durable-write.ts'
import { NOT_A_FILE, readOrdinaryFile } from '../../workspace/files/ordinary-file.ts'
import { beside, makeNewBeside, removeLeftovers } from '../../workspace/files/write-beside.ts'
import { type NoteMark, noteName, noteOf, readMark } from './obsidian-note.ts'

export type WrittenNotes = {
  readonly written: number
  readonly changed: number
  /** Notes that are already up to date. */
  readonly left: number
  /** Names of notes the person changed, whose learnings say something else now. */
  readonly edited: readonly string[]
  /** The name of each existing note, by the id of its learning. */
  readonly found: ReadonlyMap<string, string>
}

type Note = NoteMark & { readonly name: string }

/** No note of ours comes near this size. */
const MAX_BYTES = 1_000_000

/** What a note is not read for: it was taken away meanwhile, or is none. */
const NO_NOTE = new Set(['ENOENT', NOT_A_FILE])

/**
 * Writes a note for each item into this folder. Never overwrites what Sage did not write or somebody changed since, and removes nothing.
 * A note is found by the id in it, so it may be renamed, and keeps its name when the learning is reworded.
 */
export function writeNotes(folder: string, items: readonly ViewItem[]): WrittenNotes {
  makeNotesFolder(folder)
  removeLeftovers(folder)
  const { notes, taken } = lookInto(folder)
  const counts = { written: 0, changed: 0, left: 0 }
  const edited: string[] = []
  for (const item of items) {
    const { content, seal } = noteOf(item)
    const note = notes.get(item.id)
    if (note === undefined) {
      writeUnder(freeNames(item, taken), folder, content)
      counts.written++
    } else if (note.seal === seal) counts.left++
    else if (note.isUntouched) {
      const path = join(folder, note.name)
      // Whole, or as it was: an export that a power cut took back is repeated.
      quickWrite(path, content, { ...beside(folder), keptMode: statSync(path).mode & 0o777, flush: true })
      counts.changed++
    } else edited.push(note.name)
  }
  return { ...counts, edited, found: new Map(Array.from(notes, ([id, { name }]) => [id, name])) }
}

/** Makes the folder but not its parents: if they are missing, the path is probably mistyped. */
function makeNotesFolder(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return
  if (stats) throw new UserError(`Cannot write notes to "${folder}": it is not a folder`, { hint: 'Name a folder' })
  if (!statSync(dirname(folder), { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`Cannot write notes to "${folder}": there is no folder "${dirname(folder)}"`, {
      hint: 'Create it first, or name another one',
    })
  mkdirSync(folder)
}

function lookInto(folder: string): { notes: ReadonlyMap<string, Note>; taken: Set<string> } {
  const entries = readdirSync(folder, { withFileTypes: true })
  const notes = new Map<string, Note>()
  for (const entry of entries) {
    const mark = markOf(folder, entry)
    // Of several notes with one id (copies), prefer the one nobody changed.
    if (mark && notes.get(mark.id)?.isUntouched !== true) notes.set(mark.id, { ...mark, name: entry.name })
  }
  return { notes, taken: new Set(entries.map(({ name }) => asTaken(name))) }
}

function markOf(folder: string, entry: Dirent): NoteMark | undefined {
  if (!entry.isFile() || !/\.md$/iu.test(entry.name)) return undefined
  try {
    return readMark(readOrdinaryFile(join(folder, entry.name), { maxBytes: MAX_BYTES }).toString('utf8'))
  } catch (error) {
    // Of any other that cannot be read nobody knows whose it is, and if it is Sage's, its learning would get a second one.
    if (NO_NOTE.has(systemErrorCode(error) ?? '')) return undefined
    throw error
  }
}

/** On many systems, names that differ only in case or Unicode form are the same. */
function asTaken(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function* freeNames(item: ViewItem, taken: Set<string>): Generator<string> {
  const name = noteName(item)
  for (let count = 1; ; count++) {
    const number = count > 2 ? ` ${count - 1}` : ''
    const file = count === 1 ? `${name}.md` : `${name} (${item.id}${number}).md`
    if (taken.has(asTaken(file))) continue
    taken.add(asTaken(file))
    yield file
  }
}

/** Writes under the first of these names that is free at that moment. */
function writeUnder(names: Iterable<string>, folder: string, content: string): void {
  // Half of a note would be taken for somebody's own.
  for (const name of names) if (makeNewBeside(join(folder, name), content, 0o666)) return
}
