import { isUtf8 } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { addGitHook, hasGitHook, removeGitHook } from '../install/git-hook.ts'
import { changedMeanwhile } from '../install/settings-file.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import { fileRefusal } from '../workspace/file-refusal.ts'
import { giveMode } from '../workspace/give-mode.ts'
import { programToStart } from '../workspace/program-path.ts'
import { readTextIfReadable } from '../workspace/read-if-readable.ts'
import { readBytesIfThere } from '../workspace/read-if-there.ts'
import { writeBeside } from '../workspace/write-beside.ts'
import { findTarget } from './hooks/injection-target.ts'
import { refreshCochange } from './hooks/refresh-cochange.ts'
import { askToChange, type ChangeOutcome, type Consent } from './say/consent.ts'
import { sayDiff } from './say/file-diff.ts'
import { say } from './say/say.ts'
import type { CommandContext, CommandModule } from './start/context.ts'

/** `sage hook install-git-hook`: adds our lines to the repository's post-commit hook, whoever else uses it. */
export const installGitHook: CommandModule = {
  run(context) {
    const path = postCommitHook(context.cwd)
    const before = readHook(path)
    const program = realpathSync.native(process.argv[1] ?? '')
    const after = addGitHook(before, { node: process.execPath, program })
    if (typeof after !== 'string')
      throw new UserError(
        `Cannot add to "${path}": it ${after.refused === 'bad-path' ? 'would need' : 'begins with'} "${after.detail}"`,
        {
          hint: `Have it run this after each commit: ${process.execPath} ${program} hook refresh`,
          code: after.refused,
        },
      )
    // Git does not run a hook that is not executable: somebody switched it off.
    if (before !== undefined && removeGitHook(before) !== undefined) requireExecutable(path)
    if (after !== before) writeHook(path, after)
    if (removeGitHook(after) === undefined) makeExecutable(path)
    say(context.stdout, after === before ? `"${path}" has it already.` : `Added to "${path}".`)
    if (isForAllRepositories(context.cwd))
      say(
        context.stdout,
        'Git runs it in all your repositories (core.hooksPath); where Sage is not set up, it does nothing.',
      )
    else if (!findTarget(context.cwd, context.environment))
      say(context.stdout, 'It does nothing before Sage is set up here: "sage init"')
    return EXIT.ok
  },
}

/** `sage hook uninstall-git-hook`: removes exactly these lines. */
export const uninstallGitHook: CommandModule = {
  run(context) {
    const path = postCommitHook(context.cwd)
    const before = readHook(path)
    if (before === undefined || !hasGitHook(before)) {
      say(context.stdout, `Nothing of Sage in "${path}".`)
      return EXIT.ok
    }
    takeOut(context, path, before)
    return EXIT.ok
  },
}

/** For `sage uninstall`: offers the same, if there is something to remove. */
export async function offerGitHookRemoval(context: CommandContext, consent: Consent): Promise<ChangeOutcome> {
  const path = installedGitHook(context.cwd)
  if (path === undefined) return 'nothing-to-do'
  const before = readHook(path) ?? ''
  sayDiff(context.stdout, path, before, removeGitHook(before) ?? '')
  const question = `Remove this from "${path}"? It counts which files change together.`
  const answer = await askToChange(context, question, consent)
  if (answer !== 'agreed') return answer
  if (readHook(path) !== before) throw changedMeanwhile(path)
  takeOut(context, path, before)
  return 'done'
}

/** The repository's post-commit hook, if our lines are in it. */
export function installedGitHook(cwd: string): string | undefined {
  const path = findPostCommitHook(cwd)
  // A program of somebody else's holds none of our lines either.
  return path !== undefined && hasGitHook(readTextIfReadable(path) ?? '') ? path : undefined
}

function takeOut({ stdout }: CommandContext, path: string, before: string): void {
  const after = removeGitHook(before)
  // A link belongs to somebody else, wherever it leads.
  if (after === undefined && !lstatSync(path).isSymbolicLink()) rmSync(path)
  else writeHook(path, after ?? '')
  say(stdout, after === undefined ? `Removed "${path}".` : `Removed from "${path}".`)
}

/** `sage hook refresh`: what the post-commit hook starts. It prints nothing and never fails a commit. */
export const refresh: CommandModule = {
  run(context) {
    const target = findTarget(context.cwd, context.environment)
    if (target) refreshCochange(target)
    return EXIT.ok
  },
}

function postCommitHook(cwd: string): string {
  const path = findPostCommitHook(cwd)
  if (path !== undefined) return path
  if (askGit(cwd, ['--version']).error)
    throw new UserError('Cannot look for git hooks: git is not installed', {
      hint: 'Install git, then try again',
      code: 'no-git',
    })
  throw new UserError(`"${cwd}" is not in a git repository`, {
    hint: 'Run this inside a repository',
    code: 'no-git',
  })
}

/** Where git looks for it: in a worktree the main repository's hooks, or `core.hooksPath` if that is set. */
function findPostCommitHook(cwd: string): string | undefined {
  const { status, stdout } = askGit(cwd, ['rev-parse', '--git-path', 'hooks'])
  return status === 0 ? join(resolve(cwd, stdout.replace(/\r?\n$/u, '')), 'post-commit') : undefined
}

/** Whether the person, or the machine, has one folder of hooks for all repositories. */
function isForAllRepositories(cwd: string): boolean {
  return /^(?:global|system)\t/u.test(askGit(cwd, ['config', '--show-scope', '--get', 'core.hooksPath']).stdout)
}

/** How many milliseconds git may take to say where something is. */
const PATIENCE = 3000

/** Throws if git hangs, as on a disk that does not answer. */
function askGit(cwd: string, args: readonly string[]) {
  const answer = spawnSync(programToStart('git'), args, {
    cwd,
    encoding: 'utf8',
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  })
  if (answer.error && 'code' in answer.error && answer.error.code === 'ETIMEDOUT')
    throw new UserError(`Cannot look for git hooks: git did not answer within ${PATIENCE / 1000} s`, {
      hint: `Run this to see whether it does now: git ${args.join(' ')}`,
      code: 'git-hangs',
    })
  return answer
}

/** Throws if writing it back would not give the same bytes: a program, or a script in another encoding. */
function readHook(path: string): string | undefined {
  const bytes = readBytesIfThere(path)
  if (bytes === undefined || (isUtf8(bytes) && !bytes.includes(0))) return bytes?.toString('utf8')
  throw new UserError(`Cannot change "${path}": it is not UTF-8 text`, {
    hint: 'Save it as UTF-8, or replace it with a script that calls it, then try again.',
    code: 'not-a-shell-script',
  })
}

function requireExecutable(path: string): void {
  if (process.platform === 'win32' || (statSync(path).mode & 0o111) !== 0) return
  throw new UserError(`Cannot add to "${path}": git does not run it, because it is not executable`, {
    hint: `If it should run after each commit: chmod +x "${path}", then try again.`,
    code: 'git-hook-access',
  })
}

/** Writes through a link to its target, keeping the mode. */
function writeHook(path: string, content: string): void {
  const existing = statSync(path, { throwIfNoEntry: false })
  const target = existing ? realpathSync.native(path) : path
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeBeside(target, content, { keptMode: (existing?.mode ?? 0o755) & 0o7777 })
  } catch (error) {
    throw fileRefusal(error, { deed: 'write', path: target, code: 'git-hook-access', content })
  }
}

function makeExecutable(path: string): void {
  const { mode } = statSync(path)
  if ((mode & 0o111) !== 0o111) giveMode(path, mode | 0o755)
}
