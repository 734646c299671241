import { lstatSync } from 'node:fs'
import { basename } from 'node:path'
import { UserError } from '../../base/user-error.ts'
import { durableWrite } from '../../workspace/files/durable-write.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { WORKSPACE_FOLDER, type WorkspacePaths } from '../../workspace/paths/paths.ts'

/** A folder of the workspace is a symbolic link or a file: nothing is written through it. */
export class UnsafeFolderError extends UserError {
  constructor(folder: string) {
    super(`Cannot use "${folder}": it is a link or a file, not a folder`, {
      hint: 'Remove it, or put the original folder back: Sage recreates it',
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
      // Nothing can be checked below what is not a folder; report that one.
      return error instanceof UnsafeFolderError
    }
  })
}

/** Makes the folders that hooks and dashboard share; refuses symbolic links, which would carry writes elsewhere. */
export function ensureRuntimeFolders(paths: WorkspacePaths): void {
  for (const folder of workspaceFolders(paths)) ensureFolder(folder)
  hideFromGit(paths)
}

/** Only settings and approved learnings may be committed; whether they are is the person's choice. */
export const GITIGNORE =
  '# Written by Sage. Everything here is private but these two.\n*\n!config.toml\n!learnings.md\n'

/**
 * Writes the workspace's `.gitignore` unless a whole one is there: without it, as after `git clean -x`, the next `git add` would take everything
 * that is private here. A power cut may leave an empty one, and a clone may bring a link, which git does not read.
 */
export function hideFromGit({ dir, gitignore, tmp }: WorkspacePaths): void {
  if (basename(dir) !== WORKSPACE_FOLDER) return
  try {
    const there = lstatSync(gitignore, { throwIfNoEntry: false })
    if (!there || there.isSymbolicLink() || (there.isFile() && there.size === 0))
      durableWrite(gitignore, GITIGNORE, { tmp })
  } catch {
    // Nothing can be written here, and the next real write reports that.
  }
}

/** Every folder that files are written into, or removed from when they are old. */
export function workspaceFolders(paths: WorkspacePaths): string[] {
  const { dir, reviews, runtime, sessions, needsReview, ended, claimed, injected, dashboards, tmp } = paths
  return [dir, reviews, runtime, sessions, needsReview, ended, claimed, injected, dashboards, tmp]
}

/** Makes one folder; refuses a symbolic link in its place. */
export function ensureFolder(folder: string): void {
  if (isRealFolder(folder)) return
  // With those above it, because a private workspace starts with nothing, and harmless if another hook makes it at the same time.
  makeFolder(folder)
  if (!isRealFolder(folder)) throw new UnsafeFolderError(folder)
}

/** False if there is nothing. Throws for a symbolic link or a file. */
function isRealFolder(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory()) throw new UnsafeFolderError(folder)
  return stat !== undefined
}
