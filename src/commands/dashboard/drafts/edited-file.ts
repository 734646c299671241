import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureFolder } from '../../../runtime/folders/folders.ts'
import { joinLines } from '../../../text/sanitize.ts'
import { withErrorPath } from '../../../workspace/files/error-path.ts'
import { lstatIfReadable, namesIfReadable, readTextIfReadable } from '../../../workspace/files/read-if-readable.ts'
import { isLeftBehind } from '../../../workspace/files/temporary-name.ts'
import { inside } from '../../../workspace/paths/paths.ts'
import { readEdited, readEditedIfReadable } from '../../say/open-editor.ts'
import { writerName } from './draft-writer.ts'

const INSTRUCTIONS = [
  '# One learning, on one line. These two lines are ignored.',
  '# To change nothing, leave it as it is, or empty.',
]
const FILE = 'learning.md'
/** Beside the file: what the person was given to edit. */
const BEFORE = 'before.txt'

/** A file for the person's editor, in a folder for whatever the editor puts beside it. */
export type EditedFile = {
  /** To be opened. */
  readonly path: string
  /** What it holds, as one line. */
  readonly text: () => string
  /** The same; undefined if nothing was changed. */
  readonly changed: () => string | undefined
  /** Whether the editor left what it kept of words that were not saved, as vim does when it is hung up. */
  readonly hasUnsaved: () => boolean
  readonly remove: () => void
}

/**
 * Makes such a file among the drafts: if Sage is killed meanwhile, what the person saves there is found by `wordsIn()`, and what the editor kept
 * of the rest is there when the same item is opened again: it then offers that itself.
 */
export function makeEditedFile(drafts: string, item: string, text: string): EditedFile {
  ensureFolder(drafts)
  const folder = inside(drafts, `${item}.${writerName()}`)
  const unsaved = unsavedOf(drafts, item)
  if (unsaved === undefined) mkdirSync(folder, { mode: 0o700 })
  else renameSync(unsaved, folder)
  const path = join(folder, FILE)
  withErrorPath(path, () => {
    writeFileSync(join(folder, BEFORE), text, { mode: 0o600 })
    writeFileSync(path, `${text}\n\n${INSTRUCTIONS.join('\n')}\n`, { mode: 0o600 })
  })
  return {
    path,
    text: () => oneLineOf(readEdited(path)),
    changed: () => wordsIn(folder),
    hasUnsaved: () => hasUnsaved(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Where the editor of a dashboard that is gone kept words of this item that were not saved; what was saved is offered by the dashboard. */
function unsavedOf(drafts: string, item: string): string | undefined {
  return namesIfReadable(drafts)
    .filter((name) => name.startsWith(`${item}.`))
    .map((name) => ({ writer: name.slice(item.length + 1), folder: inside(drafts, name) }))
    .filter(({ writer, folder }) => isLeftBehind(writer, Date.now() - (lstatIfReadable(folder)?.mtimeMs ?? 0)))
    .find(({ folder }) => hasUnsaved(folder) && wordsIn(folder) === undefined)?.folder
}

function hasUnsaved(folder: string): boolean {
  return namesIfReadable(folder).some((name) => name !== FILE && name !== BEFORE)
}

/** What was saved in such a folder; undefined if nothing was changed. */
export function wordsIn(folder: string): string | undefined {
  const words = oneLineOf(readEditedIfReadable(join(folder, FILE)) ?? '')
  return words === '' || words === readTextIfReadable(join(folder, BEFORE))?.trim() ? undefined : words
}

function oneLineOf(content: string): string {
  const lines = content.split(/\r?\n/u).filter((line) => !INSTRUCTIONS.includes(line))
  return joinLines(lines.join('\n'))
}
