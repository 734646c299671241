import type { OpenOptions } from '../../journal/store/open-options.ts'
import { type JournalStore, openJournals } from '../../journal/store/store.ts'
import { lastOpened } from '../../runtime/processes/last-opened.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { recordPaths, userPaths, workspacePaths } from '../../workspace/paths/paths.ts'
import { readKey } from '../../workspace/trust/key.ts'
import { learningsIn } from '../file/learnings-blocks.ts'

/** Opens the project's and the person's journal, with the team's shared learnings, as hooks see them. */
export function openProjectJournals(
  target: ProjectionTarget,
  options: Pick<OpenOptions, 'now' | 'opens' | 'approvedOnly'> = {},
): JournalStore {
  const own = userPaths(target.dataHome)
  const paths = workspacePaths(target.workspaceDir)
  return openJournals({
    opened: lastOpened(target),
    project: {
      path: paths.journal,
      workspaceId: target.id,
      decided: recordPaths(target.dataHome, target.id).decided,
      history: paths.history,
    },
    user: { path: own.journal, decided: own.decided, history: own.history },
    shared: { path: own.globalLearnings, read: () => learningsIn(readTextIfReadable(own.globalLearnings) ?? '') },
    key: readKey(target.dataHome),
    ...options,
  })
}
