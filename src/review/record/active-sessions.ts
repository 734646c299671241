import { listSessions } from '../../runtime/sessions/read-session-files.ts'
import type { SessionMetadata } from '../../runtime/sessions/session-metadata.ts'
import { isWarmupSession } from '../../transcript/read/warmup.ts'
import { locateWorkspace } from '../../workspace/locate/locate.ts'
import { homeFolder } from '../../workspace/paths/home-folder.ts'
import { dataHome } from '../../workspace/paths/homes.ts'
import { workspacePaths, type WorkspacePaths } from '../../workspace/paths/paths.ts'
import { openReviewStore } from './review-store.ts'
import { sessionTitle } from './session-title.ts'
import { placeOfTranscript } from './transcript-place.ts'

/** A session that is going on (seed 002): its title comes from the last prompt. */
export type ActiveSession = SessionMetadata & { readonly title: string }

/**
 * Sessions that have not ended, the most recently updated first. One whose transcript is gone, or that only warmed the client up, is not
 * active. Seed 002's `listActiveSessions`: without paths, those of the project of the current folder.
 */
export async function listActiveSessions(paths: WorkspacePaths = pathsHere()): Promise<ActiveSession[]> {
  const active: ActiveSession[] = []
  const reviews = openReviewStore(paths)
  for (const session of listSessions(paths)) {
    const transcriptPath = placeOfTranscript(session, reviews)
    if (transcriptPath === undefined || (await isWarmupSession(transcriptPath))) continue
    active.push({ ...session, transcriptPath, title: sessionTitle(session.lastPrompt) })
  }
  return active
}

/** The package's API has the seed's signature: nobody passes in a world. */
function pathsHere(): WorkspacePaths {
  const home = dataHome({ env: process.env, home: homeFolder(), platform: process.platform })
  return workspacePaths(locateWorkspace({ start: process.cwd(), dataHome: home }).dir)
}
