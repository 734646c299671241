import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readOrdinaryFile } from './ordinary-file.ts'

/** The main worktree of the linked worktree at `folder`, if it is one and the repository knows it as its own. */
export function mainWorktree(folder: string): string | undefined {
  try {
    const pointer = /^gitdir: (.+?)\r?\n?$/.exec(read(join(folder, '.git')))?.[1]
    if (!pointer) return undefined
    const gitDir = resolve(folder, pointer)
    const commonDir = resolve(gitDir, read(join(gitDir, 'commondir')).trim())
    // The way back must lead here: a file that merely points at someone's repository proves nothing.
    const back = resolve(gitDir, read(join(gitDir, 'gitdir')).trim())
    if (realpathSync.native(dirname(back)) !== folder || basename(commonDir) !== '.git') return undefined
    return realpathSync.native(dirname(commonDir))
  } catch {
    // A submodule (no `commondir`) or a stale pointer: then this is a project like any other.
    return undefined
  }
}

function read(path: string): string {
  return readOrdinaryFile(path).toString('utf8')
}
