import { expectedErrorText } from '../../../base/system-error.ts'
import { listSessions, listSessionsPaced } from '../../../runtime/sessions/read-session-files.ts'
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

/** The same while keys are answered. */
export async function readOpenSessionsPaced(paths: WorkspacePaths, pace: Pace): Promise<OpenSessions> {
  try {
    return { sessions: await listSessionsPaced(paths, pace) }
  } catch (error) {
    return { sessions: [], problem: expectedErrorText(error) }
  }
}
