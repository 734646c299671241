import { findWork } from '../../review/read/find-work.ts'
import { openReviewStore } from '../../review/record/review-store.ts'
import type { ProjectionTarget } from '../../runtime/projection-format.ts'
import { transcriptsDir, workspacePaths } from '../../workspace/paths.ts'

type Place = Pick<ProjectionTarget, 'workspaceDir' | 'claudeDir'>

/** How many sessions have something to read, and how many more wait until Claude has answered. Needs no journal. */
export function unreadWork(
  { workspaceDir, claudeDir }: Place,
  now: Date,
): { readonly unread: number; readonly waiting: number } {
  const paths = workspacePaths(workspaceDir)
  const reviews = openReviewStore(paths)
  const work = findWork({ paths, roots: [transcriptsDir(claudeDir)], reviews, now }, 'everything')
  const waiting = work.filter(({ reason }) => reason === 'unsettled').length
  return { unread: work.length - waiting, waiting }
}
