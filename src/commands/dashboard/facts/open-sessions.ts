import { expectedErrorText } from '../../../base/system-error.ts'
import type { LiveSessions } from '../../../runtime/sessions/live-sessions.ts'
import { listSessions } from '../../../runtime/sessions/read-session-files.ts'
import type { SessionMetadata } from '../../../runtime/sessions/session-metadata.ts'
import type { WorkspacePaths } from '../../../workspace/paths/paths.ts'
import type { Pace } from '../../../workspace/processes/pace.ts'

/** The sessions that have not ended, or why they cannot be read: then there are none, and everything else is shown. */
export type OpenSessions = { readonly sessions: readonly SessionMetadata[]; readonly problem?: string }

export function readOpenSessions(paths: WorkspacePaths): OpenSessions {
  try {
    return { sessions: listSessions(paths) }
  } catch (error) {
    return { sessions: [], problem: expectedErrorText(error) }
  }
}

/** The same again, while keys are answered: `open` itself if nothing has changed. */
export async function renewOpenSessions(open: OpenSessions, live: LiveSessions, pace: Pace): Promise<OpenSessions> {
  try {
    const sessions = await live.list(pace)
    return sessions === open.sessions && open.problem === undefined ? open : { sessions }
  } catch (error) {
    const problem = expectedErrorText(error)
    return problem === open.problem ? open : { sessions: [], problem }
  }
}
