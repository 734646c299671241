import { lstatSync, mkdirSync } from 'node:fs'
import type { WorkspacePaths } from '../workspace/paths.ts'

/** A folder of the workspace is a symbolic link or a file: nothing is written through it. */
export class UnsafeFolderError extends Error {
  override readonly name = 'UnsafeFolderError'
  readonly code = 'unsafe-folder'
}

/** Makes the folders that hooks and dashboard share; refuses symbolic links, which would carry writes elsewhere. */
export function ensureRuntimeFolders(paths: WorkspacePaths): void {
  const { dir, runtime, sessions, needsReview, ended, claimed, tmp } = paths
  for (const folder of [dir, runtime, sessions, needsReview, ended, claimed, tmp]) ensureFolder(folder)
}

function ensureFolder(folder: string): void {
  try {
    if (!lstatSync(folder).isDirectory()) throw new UnsafeFolderError(`Cannot use "${folder}": it is not a real folder`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeFolder(folder)
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another hook made it in between: then it must be a real folder as well.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!lstatSync(folder).isDirectory()) throw new UnsafeFolderError(`Cannot use "${folder}": it is not a real folder`)
  }
}
