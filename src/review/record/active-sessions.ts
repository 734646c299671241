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

/** A session that has not ended (seed 002); its title comes from the last prompt. */
export type ActiveSession = SessionMetadata & { readonly title: string }

/**
 * Seed 002's `listActiveSessions`: sessions that have not ended, the most recently updated first. A session whose transcript is gone, or
 * that only warmed up the client, is not active. Without `paths`: the sessions of the project of the current folder.
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

/** The package's API has the seed's signature, without the environment as an argument: it is read here. */
function pathsHere(): WorkspacePaths {
  const home = dataHome({ env: process.env, home: homeFolder(), platform: process.platform })
  return workspacePaths(locateWorkspace({ start: process.cwd(), dataHome: home }).dir)
}
