import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensureRuntimeFolders } from '../runtime/folders.ts'
import { UserError } from '../text/user-error.ts'
import { durableWrite } from '../workspace/durable-write.ts'
import { ensureKey } from '../workspace/key.ts'
import type { WorkspaceLocation } from '../workspace/locate.ts'
import { userPaths, workspacePaths } from '../workspace/paths.ts'
import { makeTrust } from '../workspace/trust.ts'

/** Only settings and approved learnings may be committed; whether they are is the person's choice. */
const GITIGNORE = '# Written by Sage. Everything here is private but these two.\n*\n!config.toml\n!learnings.md\n'

/** Throws if a workspace may not be made at this place. */
export function checkPlace({ root, dir, foreign }: WorkspaceLocation, home: string): void {
  if (foreign?.reason === 'symlink')
    throw new UserError(`Cannot use "${foreign.dir}": it is a symbolic link`, {
      hint: 'Remove the link; Sage makes a folder of its own there.',
      code: 'workspace-symlink',
    })
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UserError(`Cannot make a workspace: "${dir}" is a file`, {
      hint: 'Move it away, and run "sage init" again: Sage makes a folder of that name.',
      code: 'workspace-file',
    })
  if (root === home || root === dirname(root))
    throw new UserError(`Cannot make a workspace in "${root}": it would take in every project below`, {
      hint: `Run "sage init" in a project, or set capture = "all-projects" (sage config set capture all-projects).`,
      code: 'workspace-home',
    })
}

/** Makes the workspace, the key and the trust record; keeps what is there. `location` comes from `locateWorkspace()`. */
export function makeWorkspace({ root, dir }: WorkspaceLocation, dataHome: string, now: Date): void {
  const paths = workspacePaths(dir)
  const { dir: userDir, tmp, workspaces } = userPaths(dataHome)
  for (const folder of [userDir, tmp, workspaces, dir]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A folder that came with a clone has whatever mode git gave it.
  chmodSync(dir, 0o700)
  ensureRuntimeFolders(paths)
  mkdirSync(paths.reviews, { recursive: true, mode: 0o700 })
  durableWrite(paths.gitignore, GITIGNORE, { tmp: paths.tmp })
  ensureKey(dataHome)
  // Last, so that hooks only ever find a whole workspace.
  makeTrust(dataHome, root, now)
}
