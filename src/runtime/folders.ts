import { lstatSync, mkdirSync } from 'node:fs'
import type { WorkspacePaths } from '../workspace/paths.ts'

/** A folder of the workspace is a symbolic link or a file: nothing is written through it. */
export class UnsafeFolderError extends Error {
  override readonly name = 'UnsafeFolderError'
  readonly code = 'unsafe-folder'
}

/** Makes the folders that hooks and dashboard share; refuses symbolic links, which would carry writes elsewhere. */
export function ensureRuntimeFolders(paths: WorkspacePaths): void {
  const { dir, reviews, runtime, sessions, needsReview, ended, claimed, tmp } = paths
  for (const folder of [dir, reviews, runtime, sessions, needsReview, ended, claimed, tmp]) ensureFolder(folder)
}

function ensureFolder(folder: string): void {
  if (isRealFolder(folder)) return
  // Recursive, because a private workspace begins with nothing; and harmless if another hook makes it at the same time.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!isRealFolder(folder)) throw new UnsafeFolderError(`Cannot use "${folder}": it is not a real folder`)
}

/** False if there is nothing. Throws for a symbolic link or a file. */
function isRealFolder(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory()) throw new UnsafeFolderError(`Cannot use "${folder}": it is not a real folder`)
  return stat !== undefined
}
