import { existsSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { workspacePaths } from '../../workspace/paths/paths.ts'
import { privateWorkspace } from '../../workspace/trust/private-workspace.ts'

/**
 * What was kept for a folder in the person's own one, where a workspace above that folder has taken its place since. `learnings`: the file of
 * what was approved, if anything was.
 */
export type Stranded = { readonly root: string; readonly dir: string; readonly learnings?: string }

/**
 * Between where a session starts and its workspace: a repository in it had a private one (`capture = "all-projects"`) until `sage init` ran
 * above it. Approvals are bound to the workspace they were given in, so no code moves them.
 */
export function findStranded(
  { kind, from, root }: Pick<WorkspaceLocation, 'kind' | 'from' | 'root'>,
  dataHome: string,
): Stranded[] {
  const found: Stranded[] = []
  if (kind !== 'project') return found
  for (let folder = from; folder.startsWith(root + sep); folder = dirname(folder)) {
    const { dir } = privateWorkspace(dataHome, folder)
    const { journal, learnings } = workspacePaths(dir)
    if (existsSync(journal)) found.push({ root: folder, dir, ...(existsSync(learnings) && { learnings }) })
  }
  return found
}
