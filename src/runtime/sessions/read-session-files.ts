import { parsedJson } from '../../base/parsed-json.ts'
import { readOurTextIfThere } from '../../workspace/files/read-if-there.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import { type EndedSession, endedFiles, listEnded, listEndedAside } from './ended.ts'
import { readPage } from './page-file.ts'
import type { ReviewSignal } from './review-signals.ts'
import { endedSchema, reviewSignalSchema } from './schema.ts'
import { listSessionFiles } from './session-files.ts'
import { parseSessionMetadata, type SessionMetadata } from './session-metadata.ts'

// Reading what hooks wrote. A damaged file reads as undefined: it is a hint, and its file name still names the session.

/** What is known of a session; undefined if there is nothing, or it is damaged. Reads again if a hook is just writing it. */
export function readSession(paths: WorkspacePaths, sessionId: string): SessionMetadata | undefined {
  const path = sessionFile(paths.sessions, sessionId)
  return readPage(() => readOurTextIfThere(path), parseSessionMetadata)
}

/** Every session that has not ended, the most recently updated first. */
export function listSessions(paths: WorkspacePaths): SessionMetadata[] {
  return latestFirst(listSessionFiles(paths.sessions).flatMap((id) => readSession(paths, id) ?? []))
}

/** The same sessions, the most recently updated first. */
export function latestFirst(sessions: readonly SessionMetadata[]): SessionMetadata[] {
  return sessions.toSorted((a, b) => b.lastUpdated - a.lastUpdated)
}

/** The hint of a signal; undefined if there is no signal or its body cannot be read. A signal without a body still counts. */
export function readSignal(paths: WorkspacePaths, sessionId: string): ReviewSignal | undefined {
  return parsedJson(reviewSignalSchema, readOurTextIfThere(sessionFile(paths.needsReview, sessionId)))
}

/** What is known of an ended session, whether it waits in `ended/` or was taken aside. */
export function readEnded(paths: WorkspacePaths, sessionId: string): EndedSession | undefined {
  for (const path of endedFiles(paths, sessionId)) {
    const ended = parsedJson(endedSchema, readOurTextIfThere(path))
    if (ended) return ended
  }
  return undefined
}

/** Every session that ended and is not read to its end yet. */
export function endedUnread(paths: WorkspacePaths): EndedSession[] {
  const ids = new Set([...listEnded(paths), ...listEndedAside(paths)])
  return [...ids].flatMap((id) => readEnded(paths, id) ?? [])
}
