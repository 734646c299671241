import { lstatSync, realpathSync, rmSync } from 'node:fs'
import { EXIT, UserError } from '../base/user-error.ts'
import { changedMeanwhile } from '../install/file/outside-file.ts'
import {
  GIT_HANGS,
  GIT_REFUSES,
  installedGitHook,
  isForAllRepositories,
  isRunByHusky,
  makeExecutable,
  readGitHook,
  requireExecutable,
  requirePostCommitHook,
  writeGitHook,
} from '../install/git-hook/git-hook-file.ts'
import { addGitHook, hasGitHook, removeGitHook } from '../install/git-hook/git-hook.ts'
import { refreshCochange } from './hooks/refresh-cochange.ts'
import { askToChange, type ChangeOutcome, type Consent } from './say/consent.ts'
import { sayDiff } from './say/file-diff.ts'
import { sayError } from './say/say-error.ts'
import { say } from './say/say.ts'
import type { CommandContext, CommandModule } from './start/context.ts'
import { findTarget } from './start/project-root.ts'

/** `sage hook install-git-hook`: adds our lines to the repository's post-commit hook, whoever else uses it. */
export const installGitHook: CommandModule = {
  run(context) {
    const path = requirePostCommitHook(context.cwd)
    const before = readGitHook(path)
    const program = realpathSync.native(process.argv[1] ?? '')
    const after = addGitHook(before, { node: process.execPath, program })
    if (typeof after !== 'string')
      throw new UserError(
        `Cannot add to "${path}": it ${after.refused === 'bad-path' ? 'would need' : 'begins with'} "${after.detail}"`,
        {
          hint: `Make it run this after each commit: ${process.execPath} ${program} hook refresh`,
          code: after.refused,
        },
      )
    if (before !== undefined && removeGitHook(before) !== undefined) requireExecutable(path)
    if (after !== before) writeGitHook(path, after)
    if (removeGitHook(after) === undefined) makeExecutable(path)
    say(context.stdout, after === before ? `"${path}" already has it.` : `Added to "${path}".`)
    if (isRunByHusky(path))
      say(
        context.stdout,
        'Husky runs this file. You can commit it: on a machine without this installation of Sage, the line does nothing.',
      )
    const isForAll = isForAllRepositories(context.cwd)
    if (isForAll)
      say(
        context.stdout,
        'Git runs it in all your repositories (core.hooksPath); where Sage is not set up, it does nothing.',
      )
    const target = findTarget(context.cwd, context.environment)
    // The next compaction may come before the next commit.
    if (target) refreshCochange(target)
    else if (!isForAll) say(context.stdout, 'It does nothing until Sage is set up here: "sage init"')
    return EXIT.ok
  },
}

/** `sage hook uninstall-git-hook`: removes exactly these lines. */
export const uninstallGitHook: CommandModule = {
  run(context) {
    const path = requirePostCommitHook(context.cwd)
    const before = readGitHook(path)
    if (before === undefined || !hasGitHook(before)) {
      say(context.stdout, `"${path}" has nothing from Sage in it.`)
      return EXIT.ok
    }
    takeOut(context, path, before)
    return EXIT.ok
  },
}

/** For `sage uninstall`: offers the same, if there is something to remove. */
export async function offerGitHookRemoval(context: CommandContext, consent: Consent): Promise<ChangeOutcome> {
  const path = installedHere(context)
  if (path === undefined) return 'nothing-to-do'
  const before = readGitHook(path) ?? ''
  sayDiff(context.stdout, path, before, removeGitHook(before) ?? '')
  const question = `Remove this from "${path}"? It counts which files change together.`
  const answer = await askToChange(context, question, consent)
  if (answer !== 'agreed') return answer
  if (readGitHook(path) !== before) throw changedMeanwhile(path)
  takeOut(context, path, before)
  return 'done'
}

/** Where git refuses to look, or hangs, that is said, and keeps nothing else from being removed: what is in its hook does nothing without Sage. */
function installedHere({ cwd, stderr }: CommandContext): string | undefined {
  try {
    return installedGitHook(cwd)
  } catch (error) {
    if (!(error instanceof UserError) || (error.code !== GIT_REFUSES && error.code !== GIT_HANGS)) throw error
    sayError(stderr, error)
    say(stderr, 'If Sage is in its post-commit hook: once git answers, "sage hook uninstall-git-hook" takes it out.')
    return undefined
  }
}

/** `sage hook refresh`: what the post-commit hook starts. It prints nothing and never fails a commit. */
export const refresh: CommandModule = {
  run(context) {
    const target = findTarget(context.cwd, context.environment)
    if (target) refreshCochange(target)
    return EXIT.ok
  },
}

function takeOut({ stdout }: CommandContext, path: string, before: string): void {
  const after = removeGitHook(before)
  // A link belongs to somebody else, wherever it leads.
  if (after === undefined && !lstatSync(path).isSymbolicLink()) rmSync(path)
  else writeGitHook(path, after ?? '')
  say(stdout, after === undefined ? `Removed "${path}".` : `Removed from "${path}".`)
}
