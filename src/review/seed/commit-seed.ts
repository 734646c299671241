import { execFile } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { MINUTE } from '../../base/durations.ts'
import { repositoryAt } from '../../workspace/git/repository-at.ts'
import { isGitUnfinished } from '../../workspace/git/unfinished-git.ts'
import { withoutGit } from '../../workspace/git/without-git.ts'
import { programToStart } from '../../workspace/processes/program-path.ts'

const run = promisify(execFile)

/**
 * Commits only this file, whatever else is staged. A folder that is not in a repository becomes one; without git, or in the middle of a merge or
 * rebase, nothing happens. `timeout`: milliseconds until a git that hangs, or a hook of the repository, is killed.
 */
export async function commitSeed(path: string, message: string, { timeout = MINUTE } = {}): Promise<void> {
  const folder = dirname(path)
  if (isGitUnfinished(folder)) return
  const settings = ['user.name=Sage', 'user.email=sage@localhost', 'commit.gpgsign=false'].flatMap((one) => ['-c', one])
  const git = (...args: string[]) =>
    run(programToStart('git'), [...settings, ...args], { cwd: folder, env: withoutGit(process.env), timeout })
  try {
    // Git itself is not asked: it reports no repository where one is damaged or belongs to another user, and that one must stay as it is.
    if (repositoryAt(folder) === undefined) await git('init', '-q')
    await git('add', '--', basename(path))
    await git('commit', '-q', '--no-verify', '-m', message, '--', basename(path))
  } catch {
    // The proposals are in the file; the history is a convenience.
  }
}
