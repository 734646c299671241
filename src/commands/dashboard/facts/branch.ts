import { join } from 'node:path'
import { findRepository } from '../../../hook/working-context/read-only-git.ts'
import { readTextIfReadable } from '../../../workspace/files/read-if-readable.ts'
import type { WorkspaceLocation } from '../../../workspace/locate/locate.ts'

/** The folders of a project, and the linked worktree where the person is, which has a branch of its own. */
type Place = Pick<WorkspaceLocation, 'root' | 'worktree'>

/** The checked-out branch, without running git. Undefined where that is in a table (`reftable`): the file then names none that could be. */
export function branchOf(place: Place): string | undefined {
  return /^ref: refs\/heads\/(?!\.invalid$)(.+)$/m.exec(readTextIfReadable(headFile(place)) ?? '')?.[1]
}

/** Where git says what is checked out. */
export function headFile({ root, worktree = root }: Place): string {
  return join(findRepository(worktree)?.gitDir ?? join(worktree, '.git'), 'HEAD')
}
