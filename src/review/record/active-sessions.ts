import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { listSessions } from '../../runtime/records.ts'
import type { SessionMetadata } from '../../runtime/session-metadata.ts'
import { isWarmupSession } from '../../transcript/warmup.ts'
import { WORKSPACE_FOLDER, workspacePaths, type WorkspacePaths } from '../../workspace/paths.ts'
import { sessionTitle } from './session-title.ts'

/** A session that is going on (seed 002): its title comes from the last prompt. */
export type ActiveSession = SessionMetadata & { readonly title: string }

/**
 * Sessions that have not ended, the most recently updated first. One whose transcript is gone, or that only warmed the client up, is not
 * active. Seed 002's `listActiveSessions`: without paths, those of the current folder.
 */
export async function listActiveSessions(
  paths: WorkspacePaths = workspacePaths(resolve(WORKSPACE_FOLDER)),
): Promise<ActiveSession[]> {
  const active: ActiveSession[] = []
  for (const session of listSessions(paths)) {
    if (!existsSync(session.transcriptPath) || (await isWarmupSession(session.transcriptPath))) continue
    active.push({ ...session, title: sessionTitle(session.lastPrompt) })
  }
  return active
}
