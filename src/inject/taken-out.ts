import { markOf } from '../journal/item.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { workspacePaths } from '../workspace/paths.ts'
import { readTextIfReadable } from '../workspace/read-if-readable.ts'
import type { Learning } from './learning.ts'
import { readPlaced } from './placed.ts'
import type { ProjectLearnings } from './project-learnings.ts'
import { updateSharedFile } from './shared-file.ts'

/**
 * What is in use and not in the project's `learnings.md` any more, because others took it out or reworded it, or an older branch is checked
 * out. Claude is given it all the same, until the person retires it too.
 */
export function findTakenOut(target: ProjectionTarget, learnings: ProjectLearnings): readonly Learning[] {
  const { learnings: path } = workspacePaths(target.workspaceDir)
  const content = readTextIfReadable(path)
  if (!content || learnings.imported.has('project')) return []
  const approved = learnings.approved.filter(({ scope }) => scope === 'project')
  const { takenOut } = updateSharedFile(content, approved, learnings.known, { path, placed: readPlaced(target) })
  if (takenOut.length === 0) return takenOut
  // New words of the same line wait in the inbox, and say so themselves.
  const { items } = learnings
  const waiting = new Set(Array.from(items.values(), (item) => (item.status === 'pending' ? markOf(item) : undefined)))
  return takenOut.filter(({ id }) => !waiting.has(id) && !waiting.has(markOf(items.get(id)) ?? id))
}

/** In a sentence without its full stop; undefined where nothing is. */
export function takenOutSays(takenOut: readonly Pick<Learning, 'text'>[]): string | undefined {
  const [one] = takenOut
  if (!one) return undefined
  const which =
    takenOut.length === 1
      ? `“${one.text}” is in use and not in learnings.md here: others took it out`
      : `${takenOut.length} learnings are in use and not in learnings.md here: others took them out`
  return `${which}, or another branch is checked out. Retire what does not hold; to retire and undo that puts it back`
}
