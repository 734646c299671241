import { execFile } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { withoutGit } from '../../workspace/git/without-git.ts'
import { programToStart } from '../../workspace/processes/program-path.ts'

const run = promisify(execFile)

/** Commits only this file, whatever else is staged. A folder that is not in a repository becomes one; without git nothing happens. */
export async function commitSeed(path: string, message: string): Promise<void> {
  const settings = ['user.name=Sage', 'user.email=sage@localhost', 'commit.gpgsign=false'].flatMap((one) => ['-c', one])
  const git = (...args: string[]) =>
    run(programToStart('git'), [...settings, ...args], { cwd: dirname(path), env: withoutGit(process.env) })
  try {
    await git('rev-parse', '--is-inside-work-tree').catch(() => git('init', '-q'))
    await git('add', '--', basename(path))
    await git('commit', '-q', '--no-verify', '-m', message, '--', basename(path))
  } catch {
    // The proposals are in the file; the history is a convenience.
  }
}
