import { isAbsolute } from 'node:path'
import { contains, realPath } from '../files/real-path.ts'
import { repositoryAt } from '../git/repository-at.ts'
import { mainWorktree } from '../git/worktree.ts'
import { dataHome, type Environment, namesDataHome, withoutTilde } from '../paths/homes.ts'

/**
 * Whether the data home of this environment may be used for a session in those folders. One that a variable names must be absolute and
 * outside the project: whoever wrote the project may have set the variable, and would bring a key and approvals of their own. Real paths,
 * because `/proc/self/cwd` names a folder of the project too.
 */
export function mayUseDataHome(environment: Environment, starts: readonly string[]): boolean {
  if (!namesDataHome(environment)) return true
  const { SAGE_HOME } = environment.env
  if (!isAbsolute(SAGE_HOME ? withoutTilde(SAGE_HOME, environment.home) : dataHome(environment))) return false
  const home = realPath(dataHome(environment))
  // It is empty, so nothing was approved.
  if (home === undefined) return true
  return !starts.some((start) => projectFolders(start).some((folder) => contains(folder, home)))
}

/** The folder itself, the repository that it is in, and the main worktree of that. */
function projectFolders(start: string): string[] {
  const from = realPath(start)
  const repository = from && repositoryAt(from)
  return [from, repository, repository && mainWorktree(repository)].filter((folder) => folder !== undefined)
}
