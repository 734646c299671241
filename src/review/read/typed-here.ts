import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { getOrMake } from '../../base/get-or-make.ts'
import { isExpectedError } from '../../base/system-error.ts'
import { endedFiles } from '../../runtime/sessions/ended.ts'
import type { Turn, TypedIn } from '../../transcript/event/turn.ts'
import { makeNew } from '../../workspace/files/make-new.ts'
import { existingPart } from '../../workspace/files/real-path.ts'
import { findOwnWorkspace } from '../../workspace/locate/locate.ts'
import { type WorkspacePaths, workspacePaths } from '../../workspace/paths/paths.ts'
import { isSessionId, sessionFile } from '../../workspace/paths/session-id.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { newReviewRecord, type ReviewRecord } from '../record/review-record.ts'

type Workspace = Pick<ReviewContext, 'workspaceId' | 'dataHome' | 'now'>

/**
 * Whether a turn of a session is to be read in this workspace. A session that is resumed in another project's folder continues in the same
 * transcript, and the hooks of both projects note it: what was typed in the other folder is read there. If the other project does not know the
 * session, Claude only changed into its folder, and no other workspace would read what was typed in the meantime.
 */
export function typedHere(
  { workspaceId, dataHome, now }: Workspace,
  session: Pick<ReviewRecord, 'sessionId' | 'transcriptPath'>,
): (turn: Turn) => boolean {
  const known = new Map<string, boolean>()
  const isHere = ({ cwd, sessionId }: TypedIn): boolean => {
    const folder = isAbsolute(cwd) ? existingPart(cwd) : undefined
    const found = folder === undefined ? undefined : findOwnWorkspace({ start: folder, dataHome })
    if (found === undefined || found.id === workspaceId) return true
    const paths = workspacePaths(found.dir)
    if (!isKnown(paths, sessionId)) return true
    // What a branch copied is in the transcript that it was copied from.
    if (sessionId !== session.sessionId) return false
    return !noteThere(paths, newReviewRecord(sessionId, session.transcriptPath, now()))
  }
  return ({ typedIn }) =>
    typedIn === undefined || getOrMake(known, `${typedIn.sessionId} ${typedIn.cwd}`, () => isHere(typedIn))
}

/** Whether a file in a workspace says that the session is read there, or will be. Looks in the order in which one file replaces another. */
function isKnown(paths: WorkspacePaths, sessionId: string): boolean {
  if (!isSessionId(sessionId)) return false
  const told = [sessionFile(paths.sessions, sessionId), ...endedFiles(paths, sessionId).toReversed()]
  return [...told, sessionFile(paths.reviews, sessionId)].some((path) => existsSync(path))
}

/**
 * Notes the session in another workspace as if that had begun to read it: what hooks note there may be deleted before it does. False if the disk
 * refuses.
 */
function noteThere({ reviews, tmp }: WorkspacePaths, record: ReviewRecord): boolean {
  const path = sessionFile(reviews, record.sessionId)
  try {
    if (!existsSync(path)) makeNew(path, `${JSON.stringify(record)}\n`, { tmp })
    return true
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return false
  }
}
