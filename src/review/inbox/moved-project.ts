import { dirname } from 'node:path'
import { isExpectedError } from '../../base/system-error.ts'
import { openProjectJournals } from '../../inject/publish/project-journals.ts'
import { locateWorkspace, type WorkspaceLocation } from '../../workspace/locate/locate.ts'
import type { Homes } from '../../workspace/paths/homes.ts'
import { inside, WORKSPACE_FOLDER } from '../../workspace/paths/paths.ts'
import { listGone } from '../../workspace/trust/trust.ts'

/** The workspace of the folder a person is in. A private one (`capture = "all-projects"`) does not replace that of a project they moved. */
export function locateProject(start: string, homes: Homes): WorkspaceLocation {
  const location = locateWorkspace({ start, dataHome: homes.dataHome })
  const { kind, foreign } = location
  if (kind === 'none') return movedAbove(location, homes) ?? location
  if (kind !== 'private' || !foreign || movedFrom(location, homes) === undefined) return location
  return { ...location, kind: 'untrusted', dir: foreign.dir }
}

/** The project that a repository is in, if this person moved it. Nothing else above a repository counts. */
function movedAbove({ root, from }: WorkspaceLocation, homes: Homes): WorkspaceLocation | undefined {
  const folder = dirname(root)
  if (folder === root) return undefined
  const above = locateProject(folder, homes)
  return movedFrom(above, homes) === undefined ? undefined : { ...above, from }
}

/**
 * A project of this person's that is no longer at its old path, and whose journal this workspace holds. `approved`: how many of its learnings
 * are in use, so that taking it over gives them to Claude.
 */
export type MovedProject = { readonly id: string; readonly from: string; readonly approved: number }

/**
 * Finds out which project this workspace was before its folder was moved or renamed: a trusted project that is gone from its path, and
 * whose approvals or proposals are valid in this journal. Both are signed for one project, so a journal that came with a clone proves nothing.
 */
export function findMovedProject(
  { root, foreign }: Pick<WorkspaceLocation, 'root' | 'foreign'>,
  homes: Homes,
): MovedProject | undefined {
  const workspaceDir = inside(root, WORKSPACE_FOLDER)
  if (foreign?.reason !== 'not-initialised' || foreign.dir !== workspaceDir) return undefined
  const found = listGone(homes.dataHome).map(({ id, root: from }) => {
    const items = openProjectJournals({ ...homes, id, workspaceDir, projectDir: root }).items()
    const all = [...items.values()]
    const approved = all.filter(({ status, scope }) => status === 'approved' && scope === 'project').length
    const proposed = all.filter(({ home, checks }) => home === 'project' && !checks.includes('foreign')).length
    return { moved: { id, from, approved }, proofs: approved + proposed }
  })
  return found.filter(({ proofs }) => proofs > 0).toSorted((a, b) => b.proofs - a.proofs)[0]?.moved
}

/** Where it was; undefined if it was not moved, or if that cannot be found out. */
export function movedFrom(location: WorkspaceLocation, homes: Homes): string | undefined {
  try {
    return findMovedProject(location, homes)?.from
  } catch (error) {
    // An unreadable journal or key: `sage doctor` names it.
    if (isExpectedError(error)) return undefined
    throw error
  }
}
