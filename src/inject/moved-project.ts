import type { ProjectionTarget } from '../runtime/projection-format.ts'
import type { WorkspaceLocation } from '../workspace/locate.ts'
import { listGone } from '../workspace/trust.ts'
import { openProjectJournals } from './project-learnings.ts'

/** A project of this person's that is no longer at its old path, and whose journal this workspace holds. */
export type MovedProject = { readonly id: string; readonly from: string; readonly approved: number }

/**
 * Finds out which project this workspace was before its folder was moved or renamed: a trusted project that is gone from its path, and
 * whose approvals are valid in this journal. Approvals are bound to the project, so a journal that came with a clone proves nothing.
 */
export function findMovedProject(
  { kind, root, dir, foreign }: WorkspaceLocation,
  { dataHome, claudeDir }: Pick<ProjectionTarget, 'dataHome' | 'claudeDir'>,
): MovedProject | undefined {
  if (kind !== 'untrusted' || foreign?.reason !== 'not-initialised') return undefined
  const found = listGone(dataHome).map(({ id, root: from }): MovedProject => {
    const journals = openProjectJournals({ id, workspaceDir: dir, projectDir: root, dataHome, claudeDir })
    const approved = journals.ofStatus('approved').filter(({ scope }) => scope === 'project').length
    return { id, from, approved }
  })
  return found.filter(({ approved }) => approved > 0).toSorted((a, b) => b.approved - a.approved)[0]
}
