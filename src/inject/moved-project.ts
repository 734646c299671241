import type { ProjectionTarget } from '../runtime/projection-format.ts'
import type { WorkspaceLocation } from '../workspace/locate.ts'
import { listGone } from '../workspace/trust.ts'
import { openProjectJournals } from './project-learnings.ts'

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
  { kind, root, dir, foreign }: WorkspaceLocation,
  { dataHome, claudeDir }: Pick<ProjectionTarget, 'dataHome' | 'claudeDir'>,
): MovedProject | undefined {
  if (kind !== 'untrusted' || foreign?.reason !== 'not-initialised') return undefined
  const found = listGone(dataHome).map(({ id, root: from }) => {
    const items = openProjectJournals({ id, workspaceDir: dir, projectDir: root, dataHome, claudeDir }).items()
    const all = [...items.values()]
    const approved = all.filter(({ status, scope }) => status === 'approved' && scope === 'project').length
    const proposed = all.filter(({ home, checks }) => home === 'project' && !checks.includes('foreign')).length
    return { moved: { id, from, approved }, proofs: approved + proposed }
  })
  return found.filter(({ proofs }) => proofs > 0).toSorted((a, b) => b.proofs - a.proofs)[0]?.moved
}
