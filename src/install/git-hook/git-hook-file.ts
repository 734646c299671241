import { isUtf8 } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { refusalText, systemErrorCode } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { gitComplaint } from '../../journal/history/git-complaint.ts'
import { fileRefusal } from '../../workspace/files/file-refusal.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { readBytesIfThere } from '../../workspace/files/read-if-there.ts'
import { setMode } from '../../workspace/files/set-mode.ts'
import { writeBeside } from '../../workspace/files/write-beside.ts'
import { withoutRepository } from '../../workspace/git/without-git.ts'
import { programToStart } from '../../workspace/processes/program-path.ts'
import { targetOf } from '../file/outside-file.ts'
import { hasGitHook } from './git-hook.ts'

// The file of a repository's post-commit hook, whoever else uses it. What is in it is decided in `git-hook.ts`.

/** The repository's post-commit hook, if our lines are in it. Throws where there is a repository and git does not say where it is. */
export function installedGitHook(cwd: string): string | undefined {
  const answer = askGit(cwd, WHERE_HOOKS_ARE)
  const path = hookNamedBy(answer, cwd)
  if (path === undefined) {
    const why = noAnswer(cwd, answer)
    if (why.code === GIT_REFUSES) throw why
    return undefined
  }
  // A program of somebody else's holds none of our lines either.
  return hasGitHook(readTextIfReadable(path) ?? '') ? path : undefined
}

/** Where git looks for it. Throws where git does not say, or is told to look nowhere. */
export function requirePostCommitHook(cwd: string): string {
  const answer = askGit(cwd, WHERE_HOOKS_ARE)
  const path = hookNamedBy(answer, cwd)
  if (path === undefined) throw noAnswer(cwd, answer)
  const folder = dirname(path)
  // Many switch hooks off with `core.hooksPath = /dev/null`.
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UserError(`Git runs no hooks here: it looks for them in "${folder}", which is not a folder`, {
      hint: 'If core.hooksPath names it, this says where that is set: git config --show-origin core.hooksPath',
      code: 'git-hooks-off',
    })
  return path
}

const WHERE_HOOKS_ARE = ['rev-parse', '--git-path', 'hooks']
/** The code of the error where git looks at no repository that is there, such as that of another user. */
export const GIT_REFUSES = 'git-refuses'
/** The code of the error where git does not end. */
export const GIT_HANGS = 'git-hangs'

type Answer = ReturnType<typeof askGit>

/** In a worktree the main repository's hooks, or `core.hooksPath` if that is set; with Husky, the file that its own hook runs. */
function hookNamedBy({ status, stdout }: Answer, cwd: string): string | undefined {
  if (status !== 0) return undefined
  const folder = resolve(cwd, stdout.replace(/\r?\n$/u, ''))
  return join(isMadeByHusky(folder) ? dirname(folder) : folder, 'post-commit')
}

function noAnswer(cwd: string, { error, stderr }: Answer): UserError {
  if (systemErrorCode(error) === 'ENOENT')
    return new UserError('Cannot look for git hooks: git is not installed', {
      hint: 'Install git, then try again',
      code: 'no-git',
    })
  if (/not a git repository/i.test(stderr))
    return new UserError(`"${cwd}" is not in a git repository`, {
      hint: 'Run this inside a repository',
      code: 'no-git',
    })
  const why = gitComplaint(stderr ?? '') || (error ? refusalText(error) : 'git gave no answer')
  return new UserError(`Cannot look for git hooks: ${why}`, {
    hint: `Run this to see why: git ${WHERE_HOOKS_ARE.join(' ')}`,
    code: GIT_REFUSES,
  })
}

/** Whether Husky writes all that is in this folder anew at each install: what it runs lies above it, and need not be executable. */
function isMadeByHusky(folder: string): boolean {
  return basename(folder) === '_' && existsSync(join(folder, 'h'))
}

/** Whether the file belongs to Husky's hooks, which are part of the project. */
export function isRunByHusky(path: string): boolean {
  return isMadeByHusky(join(dirname(path), '_'))
}

/** Whether the person, or the machine, has one folder of hooks for all repositories. */
export function isForAllRepositories(cwd: string): boolean {
  return /^(?:global|system)\t/u.test(askGit(cwd, ['config', '--show-scope', '--get', 'core.hooksPath']).stdout)
}

/** How many milliseconds git may take to say where something is. */
const TIMEOUT = 3000

/** Throws if git hangs, as on a disk that does not answer. */
function askGit(cwd: string, args: readonly string[]) {
  const answer = spawnSync(programToStart('git'), args, {
    cwd,
    // In a git hook, or where somebody keeps their dotfiles so, these name another repository.
    env: { ...withoutRepository(process.env), LC_ALL: 'C' },
    encoding: 'utf8',
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
  })
  if (answer.error && 'code' in answer.error && answer.error.code === 'ETIMEDOUT')
    throw new UserError(`Cannot look for git hooks: git did not answer within ${TIMEOUT / 1000} s`, {
      hint: `Run this to see whether it does now: git ${args.join(' ')}`,
      code: GIT_HANGS,
    })
  return answer
}

/** Undefined if there is none. Throws if writing it back would not give the same bytes: a program, or a script in another encoding. */
export function readGitHook(path: string): string | undefined {
  const bytes = readBytesIfThere(path)
  if (bytes === undefined || (isUtf8(bytes) && !bytes.includes(0))) return bytes?.toString('utf8')
  throw new UserError(`Cannot change "${path}": it is not UTF-8 text`, {
    hint: 'Save it as UTF-8, or replace it with a script that calls it, then try again',
    code: 'not-a-shell-script',
  })
}

/** Git does not run a hook that is not executable: somebody switched it off. */
export function requireExecutable(path: string): void {
  if (process.platform === 'win32' || (statSync(path).mode & 0o111) !== 0 || isRunByHusky(path)) return
  throw new UserError(`Cannot add to "${path}": git does not run it, because it is not executable`, {
    hint: `If it should run after each commit: chmod +x "${path}", then try again`,
    code: 'git-hook-access',
  })
}

/** Writes through a link to its target, keeping the mode. */
export function writeGitHook(path: string, content: string): void {
  const existing = statSync(path, { throwIfNoEntry: false })
  const target = targetOf(path)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeBeside(target, content, { keptMode: (existing?.mode ?? 0o755) & 0o7777 })
  } catch (error) {
    throw fileRefusal(error, { action: 'write', path: target, code: 'git-hook-access', content })
  }
}

export function makeExecutable(path: string): void {
  const { mode } = statSync(path)
  if ((mode & 0o111) !== 0o111) setMode(path, mode | 0o755)
}
