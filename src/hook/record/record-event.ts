import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { ensureHookFolders } from '../../runtime/folders/hook-folders.ts'
import { answerHash } from '../../runtime/sessions/answer-hash.ts'
import { type EndedSession, writeEnded } from '../../runtime/sessions/ended.ts'
import { preview } from '../../runtime/sessions/preview.ts'
import { removeSignal, writeSignal } from '../../runtime/sessions/review-signals.ts'
import {
  changeSessionMetadata,
  readSessionMetadata,
  removeSessionMetadata,
  type SessionMetadata,
} from '../../runtime/sessions/session-metadata.ts'
import { type HookPaths, reviewsFolder } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import { discardsUnread } from '../../workspace/settings/user-setting.ts'
import type { HookPayload } from '../input/payload.ts'

/** Characters kept of a prompt: a whole one of 10 MB would make every later hook of the session slow. */
const PROMPT_LENGTH = 2000

export type EventWorld = {
  readonly paths: HookPaths
  /** The person's `config.toml`. */
  readonly userConfig: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The middle of a long text was left out on the way in: it cannot be hashed. */
  readonly shortened: boolean
}

/** Writes what one event leaves behind, in an order that makes every interruption harmless. */
export function recordEvent(payload: HookPayload, world: EventWorld): void {
  const { sessions, needsReview, ended, tmp } = world.paths
  // Only those that are written to: checking one takes a cold process 0.01 ms.
  const ensure = (...folders: readonly string[]) => ensureHookFolders(world.paths, folders)
  switch (payload.event) {
    case 'SessionStart':
    case 'UserPromptSubmit':
      ensure(sessions, tmp)
      changeMetadata(payload, world)
      break
    case 'Stop':
    case 'StopFailure':
    case 'PreCompact':
      ensure(sessions, needsReview, tmp)
      try {
        // Metadata first: there is never a signal for an unknown session.
        changeMetadata(payload, world)
      } finally {
        // Where that fails, the signal says where the transcript is.
        writeReviewSignal(payload, world)
      }
      break
    case 'SessionEnd':
      ensure(sessions, needsReview, ended, tmp)
      recordEnd(payload, world)
      break
    case 'SubagentStart':
      break
  }
}

function changeMetadata(payload: HookPayload, { paths, now }: EventWorld): void {
  changeSessionMetadata(paths, payload.sessionId, (before) => metadataAfter(payload, before, now))
}

/** Leaves out undefined values, which JSON cannot express. */
function metadataAfter(payload: HookPayload, before: SessionMetadata | undefined, now: number): SessionMetadata {
  const { event, sessionId, transcriptPath, cwd, prompt, source } = payload
  const stopped = event === 'Stop' || event === 'StopFailure'
  return {
    sessionId,
    transcriptPath,
    cwd,
    lastPrompt: prompt === undefined ? before?.lastPrompt : preview(prompt, PROMPT_LENGTH),
    lastStopTime: stopped ? now : before?.lastStopTime,
    lastUpdated: now,
    source: source ?? before?.source,
  }
}

function writeReviewSignal(payload: HookPayload, { paths, now, shortened }: EventWorld): void {
  const { event, sessionId, transcriptPath, cwd, lastAssistantMessage } = payload
  const said = shortened ? undefined : lastAssistantMessage
  const lastAssistantHash = said === undefined ? undefined : answerHash(said)
  writeSignal(paths, { v: 1, sessionId, transcriptPath, cwd, event, queuedAt: now, lastAssistantHash })
}

function recordEnd(payload: HookPayload, { paths, userConfig, now }: EventWorld): void {
  const { sessionId, transcriptPath, cwd, reason } = payload
  const before = readSessionMetadata(paths, sessionId)
  const lastPrompt = before?.lastPrompt
  const prompted = lastPrompt !== undefined || before?.lastStopTime !== undefined
  // All of it is written by now (FINDINGS 1.5).
  const unkept = transcriptPath === '' || !isKeptNowhere(transcriptPath) ? undefined : true
  const told = { sessionId, transcriptPath, cwd, reason, prompted, unkept, lastPrompt }
  const ended: EndedSession = { v: 1, ...told, endedAt: now }
  // There is nothing to read, and it would count as unread: left without a prompt, or told to keep nothing. Of one that was looked for while it
  // went on, a record says that it is missing, until its end is read.
  const isEmpty = unkept === true && !existsSync(sessionFile(reviewsFolder(paths.dir), sessionId))
  if (!isEmpty && !discardsUnread(userConfig, paths.config)) writeEnded(paths, ended)
  removeSessionMetadata(paths, sessionId)
  removeSignal(paths, sessionId)
}

/** Not in another project's folder either: some clients move a transcript. False where one cannot look, and whoever reads it may. */
function isKeptNowhere(transcriptPath: string): boolean {
  try {
    // Of most, that is all that is looked at.
    if (isThere(transcriptPath)) return false
    const projects = dirname(dirname(transcriptPath))
    return !readdirSync(projects).some((folder) => isThere(join(projects, folder, basename(transcriptPath))))
  } catch {
    return false
  }
}

function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    // Beside the projects' folders may be a file, such as the Finder's. Later versions of Node take that for no entry.
    if (systemErrorCode(error) === 'ENOTDIR') return false
    throw error
  }
}
