import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readOrdinaryFile } from '../files/ordinary-file.ts'

/**
 * The main worktree of the linked worktree at `folder`, if it is one and the repository knows it as its own. A bare repository has none: there
 * it is the folder whose `.git` the repository is, or leads to it; undefined if there is no such folder.
 */
export function mainWorktree(folder: string): string | undefined {
  try {
    const gitDir = gitDirOf(folder)
    const commonDir = gitDir && commonDirOf(folder, gitDir)
    if (commonDir === undefined) return undefined
    const around = dirname(commonDir)
    if (basename(commonDir) !== '.git' && !leadsTo(around, commonDir)) return undefined
    return realpathSync.native(around)
  } catch {
    // A submodule (no `commondir`) or a stale pointer: then this is a project like any other.
    return undefined
  }
}

/** The bare repository of the linked worktree at `folder`; undefined for any other folder. */
export function bareRepository(folder: string): string | undefined {
  try {
    const gitDir = gitDirOf(folder)
    const commonDir = gitDir && commonDirOf(folder, gitDir)
    return commonDir !== undefined && isBare(commonDir) ? commonDir : undefined
  } catch {
    return undefined
  }
}

/** Throws if the repository cannot be read. */
function isBare(gitDir: string): boolean {
  return /^\s*bare\s*=\s*true\s*$/m.test(read(join(gitDir, 'config')))
}

function leadsTo(folder: string, commonDir: string): boolean {
  const gitDir = gitDirOf(folder)
  return gitDir !== undefined && realpathSync.native(gitDir) === realpathSync.native(commonDir)
}

/** Where the `.git` file of a folder leads. Throws if it cannot be read. */
export function gitDirOf(folder: string): string | undefined {
  const pointer = /^gitdir: (.+?)\r?\n?$/.exec(read(join(folder, '.git')))?.[1]
  return pointer && resolve(folder, pointer)
}

/** The repository of a linked worktree. The way back must lead here: a file that merely points at someone's repository proves nothing. */
function commonDirOf(folder: string, gitDir: string): string | undefined {
  const commonDir = resolve(gitDir, read(join(gitDir, 'commondir')).trim())
  const back = resolve(gitDir, read(join(gitDir, 'gitdir')).trim())
  return realpathSync.native(dirname(back)) === folder ? commonDir : undefined
}

function read(path: string): string {
  return readOrdinaryFile(path).toString('utf8')
}
