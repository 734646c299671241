import { dirname } from 'node:path'
import { ensureRuntimeFolders, findUnsafeFolders, GITIGNORE } from '../../runtime/folders/folders.ts'
import { durableWrite } from '../../workspace/files/durable-write.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { lstatIfReadable } from '../../workspace/files/read-if-readable.ts'
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
  if (root !== (realPath(home) ?? home) && root !== dirname(root))
    return placeObstacle(location) ?? whatIsInTheWay(location)
  return {
    code: 'workspace-home',
    what: `a workspace in "${root}" would include every project below it`,
    wayOut: 'Run "sage init" in a project, or set capture = "all-projects" (sage config set capture all-projects)',
  }
}

/** What stands in the place of a folder or file that is about to be made: found halfway, it would leave half a workspace. */
function whatIsInTheWay({ dir }: WorkspaceLocation): Obstacle | undefined {
  const paths = workspacePaths(dir)
  const [folder] = findUnsafeFolders(paths)
  const code = 'workspace-in-the-way'
  if (folder !== undefined)
    return {
      code,
      what: `"${folder}" is a link or a file`,
      wayOut: 'Move it away, then run "sage init": Sage creates a folder of that name',
    }
  if (lstatIfReadable(paths.gitignore)?.isDirectory() !== true) return undefined
  return {
    code,
    what: `"${paths.gitignore}" is a folder`,
    wayOut: 'Move it away, then run "sage init": Sage creates a file of that name',
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
