import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** The main worktree of the linked worktree at `folder`, if it is one and the repository knows it as its own. */
export function mainWorktree(folder: string): string | undefined {
  try {
    const pointer = /^gitdir: (.+?)\r?\n?$/.exec(readFileSync(join(folder, '.git'), 'utf8'))?.[1]
    if (!pointer) return undefined
    const gitDir = resolve(folder, pointer)
    const commonDir = resolve(gitDir, readFileSync(join(gitDir, 'commondir'), 'utf8').trim())
    // The way back must lead here: a file that merely points at someone's repository proves nothing.
    const back = resolve(gitDir, readFileSync(join(gitDir, 'gitdir'), 'utf8').trim())
    if (realpathSync(dirname(back)) !== folder || basename(commonDir) !== '.git') return undefined
    return realpathSync(dirname(commonDir))
  } catch {
    // A submodule (no `commondir`) or a stale pointer: then this is a project like any other.
    return undefined
  }
}
