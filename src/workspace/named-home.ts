import { existsSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { dataHome, type Environment, inside, namesDataHome, withoutTilde } from './paths.ts'
import { contains, realPath } from './real-path.ts'
import { mainWorktree } from './worktree.ts'

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
  if (from === undefined) return []
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(inside(folder, '.git'))) return [from, folder, mainWorktree(folder) ?? folder]
    if (dirname(folder) === folder) return [from]
  }
}
