import { dirname } from 'node:path'
import { ensureRuntimeFolders, GITIGNORE } from '../../runtime/folders/folders.ts'
import { durableWrite } from '../../workspace/files/durable-write.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { realPath } from '../../workspace/files/real-path.ts'
import { setMode } from '../../workspace/files/set-mode.ts'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { type Obstacle, placeObstacle } from '../../workspace/locate/place-obstacle.ts'
import { userPaths, workspacePaths } from '../../workspace/paths/paths.ts'
import { ensureKey } from '../../workspace/trust/key.ts'
import { makeTrust } from '../../workspace/trust/trust.ts'

/** Why no workspace can be made here; undefined if one can. */
export function whyNoWorkspace(location: WorkspaceLocation, home: string): Obstacle | undefined {
  const { root } = location
  if (root !== (realPath(home) ?? home) && root !== dirname(root)) return placeObstacle(location)
  return {
    code: 'workspace-home',
    what: `a workspace in "${root}" would include every project below it`,
    wayOut: 'Run "sage init" in a project, or set capture = "all-projects" (sage config set capture all-projects).',
  }
}

/** Makes the workspace, the key and the trust record; keeps what exists. `location` comes from `locateWorkspace()`. */
export function makeWorkspace({ root, dir }: WorkspaceLocation, dataHome: string, now: Date): void {
  const paths = workspacePaths(dir)
  const { dir: userDir, tmp, workspaces } = userPaths(dataHome)
  for (const folder of [userDir, tmp, workspaces, dir]) makeFolder(folder)
  // A folder from a clone has whatever mode git gave it.
  setMode(dir, 0o700)
  ensureRuntimeFolders(paths)
  makeFolder(paths.reviews)
  durableWrite(paths.gitignore, GITIGNORE, { tmp: paths.tmp })
  ensureKey(dataHome)
  // Last, so that hooks only ever find a complete workspace.
  makeTrust(dataHome, root, now)
}
