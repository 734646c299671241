import { findWork } from '../../review/read/find-work.ts'
import { openReviewStore } from '../../review/record/review-store.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { openLiveSessions } from '../../runtime/sessions/live-sessions.ts'
import { userConfig, workspacePaths } from '../../workspace/paths/paths.ts'
import { transcriptsDir } from '../../workspace/paths/transcript-folders.ts'
import { discardsUnread } from '../../workspace/settings/user-setting.ts'

type Place = Pick<ProjectionTarget, 'workspaceDir' | 'dataHome' | 'claudeDir'>

/** How many sessions have something to read, and how many more wait until Claude has answered. Needs no journal. */
export async function unreadWork(
  { workspaceDir, dataHome, claudeDir }: Place,
  now: Date,
): Promise<{ readonly unread: number; readonly waiting: number }> {
  const paths = workspacePaths(workspaceDir)
  const reviews = openReviewStore(paths)
  const world = {
    paths,
    roots: [transcriptsDir(claudeDir)],
    live: openLiveSessions(paths),
    reviews,
    discardsUnread: discardsUnread(userConfig(dataHome), paths.config),
    now,
  }
  const work = await findWork(world, 'everything')
  const waiting = work.filter(({ reason }) => reason === 'unsettled').length
  return { unread: work.length - waiting, waiting }
}
