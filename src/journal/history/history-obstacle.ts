import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectedErrorText } from '../../base/system-error.ts'
import { wayOut } from '../../workspace/files/way-out.ts'
import { writeRefusal } from '../../workspace/files/write-refusal.ts'

/** What Sage makes in a `history.git`. */
export const FOLDERS = ['info', 'objects', 'refs'] as const
export const FILES = ['HEAD', 'config', 'info/attributes'] as const

/** What keeps a history from being used, and what to do about it, as the beginning of a sentence. */
export type HistoryObstacle = {
  readonly code: 'history-strange' | 'history-unreadable' | 'history-unwritable'
  readonly what: string
  readonly wayOut: string | undefined
}

/** Undefined if there is none, or no history yet. Changes nothing and runs no git. Only folders must be writable: files are replaced. */
export function historyObstacle(gitDir: string): HistoryObstacle | undefined {
  try {
    const strange = strangeInHistory(gitDir)
    if (strange !== undefined) return { code: 'history-strange', what: strange, wayOut: 'Move it away' }
    for (const folder of foldersIn(gitDir)) {
      const refusal = writeRefusal(folder)
      if (refusal) return { code: 'history-unwritable', what: `"${folder}" is not writable`, wayOut: wayOut(refusal) }
    }
    return undefined
  } catch (error) {
    return { code: 'history-unreadable', what: expectedErrorText(error), wayOut: wayOut(error) }
  }
}

/** What is in a history, not made by Sage, that could lead it astray, as a sentence; undefined if nothing is. */
export function strangeInHistory(gitDir: string): string | undefined {
  if (isOther(gitDir, 'isDirectory')) return `"${gitDir}" is not a folder made by Sage`
  const stranger = findStranger(gitDir)
  if (stranger !== undefined) return `"${stranger}" is a link or a pipe`
  if (lstatSync(join(gitDir, 'commondir'), { throwIfNoEntry: false })) return `"${gitDir}" points to another repository`
  const folder = FOLDERS.map((name) => join(gitDir, name)).find((path) => isOther(path, 'isDirectory'))
  if (folder !== undefined) return `"${folder}" is not a folder made by Sage`
  const file = FILES.map((name) => join(gitDir, name)).find((path) => isOther(path, 'isFile'))
  return file && `"${file}" is not a file made by Sage`
}

/** Whether something of another kind is there. */
function isOther(path: string, kind: 'isDirectory' | 'isFile'): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.[kind]() === false
}

/** Folders in which git would write, or tidy up, through a link. Loose objects and packs themselves are replaced, not written through. */
const WRITTEN = ['', 'info', 'objects', 'objects/info', 'objects/pack']
/** The same with all folders below. Git appends to an existing reference log even if it is configured to keep none. */
const WRITTEN_BELOW = ['refs', 'logs']

/**
 * A link through which Sage or git would write elsewhere, into the project's own repository or any file that a clone could guess; or a pipe,
 * which git waits for.
 */
function findStranger(gitDir: string): string | undefined {
  const strangers = writtenFolders(gitDir)
    .flatMap(folderEntries)
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
  return strangers.map(({ parentPath, name }) => join(parentPath, name))[0]
}

/** The folders whose entries are checked: those where git writes files by name. */
export function writtenFolders(gitDir: string): string[] {
  return [
    ...WRITTEN.map((folder) => join(gitDir, folder)),
    ...WRITTEN_BELOW.flatMap((folder) => foldersIn(join(gitDir, folder))),
  ]
}

/** The folder and all folders below it; links are not followed. */
function foldersIn(folder: string): string[] {
  const below = folderEntries(folder).filter((entry) => entry.isDirectory())
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))]
}

/** The entries of a folder; none if it is not a folder. */
export function folderEntries(folder: string): Dirent[] {
  const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? readdirSync(folder, { withFileTypes: true }) : []
}
