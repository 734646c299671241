import { realpathSync } from 'node:fs'
import { type HookPaths, workspacePaths } from '../../workspace/paths/paths.ts'
import { ensureRuntimeFolders } from './folders.ts'

/**
 * Makes sure that what a hook writes into these folders of a workspace stays in it, and makes what is missing. If a folder's real path is its
 * path, neither it nor any folder above it is a link; this check costs a cold process 0.05 ms, `lstat()` four times as much.
 */
export function ensureHookFolders(paths: HookPaths, folders: readonly string[]): void {
  try {
    if (folders.every((folder) => realpathSync.native(folder) === folder)) return
  } catch {
    // Something is missing or cannot be accessed: the thorough way makes it, or says what is wrong.
  }
  ensureRuntimeFolders(workspacePaths(paths.dir))
}
