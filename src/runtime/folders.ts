import { lstatSync, mkdirSync } from 'node:fs'
import { UserError } from '../text/user-error.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'

/** A folder of the workspace is a symbolic link or a file: nothing is written through it. */
export class UnsafeFolderError extends UserError {
  constructor(folder: string) {
    super(`Cannot use "${folder}": it is a link or a file, not a folder`, {
      hint: 'Remove it, or put the folder back that it stands for: Sage makes it anew.',
      code: 'unsafe-folder',
    })
  }
}

/** The folders of a workspace that are something else, outermost first; what is missing is made when it is needed. */
export function findUnsafeFolders(paths: WorkspacePaths): string[] {
  return [...workspaceFolders(paths), paths.debug].filter((folder) => {
    try {
      isRealFolder(folder)
      return false
    } catch (error) {
      // Below a folder that is none, nothing can be looked at; that one is told.
      return error instanceof UnsafeFolderError
    }
  })
}

/** Makes the folders that hooks and dashboard share; refuses symbolic links, which would carry writes elsewhere. */
export function ensureRuntimeFolders(paths: WorkspacePaths): void {
  for (const folder of workspaceFolders(paths)) ensureFolder(folder)
}

/** Every folder that files are written into, or go from when they are old. */
export function workspaceFolders(paths: WorkspacePaths): string[] {
  const { dir, reviews, runtime, sessions, needsReview, ended, claimed, injected, dashboards, tmp } = paths
  return [dir, reviews, runtime, sessions, needsReview, ended, claimed, injected, dashboards, tmp]
}

/** Makes one folder; refuses a symbolic link in its place. */
export function ensureFolder(folder: string): void {
  if (isRealFolder(folder)) return
  // Recursive, because a private workspace begins with nothing; and harmless if another hook makes it at the same time.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!isRealFolder(folder)) throw new UnsafeFolderError(folder)
}

/** False if there is nothing. Throws for a symbolic link or a file. */
function isRealFolder(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory()) throw new UnsafeFolderError(folder)
  return stat !== undefined
}
