import { type EndedSession, writeEnded } from '../runtime/ended.ts'
import { answerHash } from '../runtime/answer-hash.ts'
import { ensureHookFolders } from '../runtime/hook-folders.ts'
import { preview } from '../runtime/preview.ts'
import { removeSignal, writeSignal } from '../runtime/review-signals.ts'
import {
  readSessionMetadata,
  removeSessionMetadata,
  type SessionMetadata,
  writeSessionMetadata,
} from '../runtime/session-metadata.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'
import { readTopLevelString } from '../workspace/user-setting.ts'
import type { HookPayload } from './payload.ts'

/** Characters kept of a prompt: a whole one of 10 MB would make every later hook of the session slow. */
const PROMPT_LENGTH = 2000

export type EventWorld = {
  readonly paths: WorkspacePaths
  /** The person's `config.toml`. */
  readonly userConfig: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly nonce: string
  /** The middle of a long text was left out on the way in: no hash can be taken of it. */
  readonly shortened: boolean
}

/** Writes what one event leaves behind, in the order that makes every interruption harmless (DESIGN section 3). */
export function recordEvent(payload: HookPayload, world: EventWorld): void {
  const { sessions, needsReview, ended, tmp } = world.paths
  ensureHookFolders(world.paths, [sessions, needsReview, ended, tmp])
  switch (payload.event) {
    case 'SessionStart':
    case 'UserPromptSubmit':
      writeSessionMetadata(world.paths, metadataAfter(payload, world))
      break
    case 'Stop':
    case 'StopFailure':
    case 'PreCompact':
      // Metadata first: there is never a signal whose session nobody knows.
      writeSessionMetadata(world.paths, metadataAfter(payload, world))
      writeReviewSignal(payload, world)
      break
    case 'SessionEnd':
      recordEnd(payload, world)
      break
    case 'SubagentStart':
      break
  }
}

function metadataAfter(payload: HookPayload, { paths, now }: EventWorld): SessionMetadata {
  const { event, sessionId, transcriptPath, cwd, prompt, source } = payload
  const { endedAt: _begunAgain, ...before } = readSessionMetadata(paths, sessionId) ?? {}
  const stopped = event === 'Stop' || event === 'StopFailure'
  return {
    ...before,
    sessionId,
    transcriptPath,
    cwd,
    ...(prompt !== undefined && { lastPrompt: preview(prompt, PROMPT_LENGTH) }),
    ...(source !== undefined && { source }),
    ...(stopped && { lastStopTime: now }),
    lastUpdated: now,
  }
}

function writeReviewSignal(payload: HookPayload, { paths, now, nonce, shortened }: EventWorld): void {
  const { event, sessionId, transcriptPath, cwd, lastAssistantMessage } = payload
  writeSignal(paths, {
    v: 1,
    sessionId,
    transcriptPath,
    cwd,
    event,
    queuedAt: now,
    nonce,
    ...(lastAssistantMessage !== undefined && !shortened && { lastAssistantHash: answerHash(lastAssistantMessage) }),
  })
}

function recordEnd(payload: HookPayload, { paths, userConfig, now }: EventWorld): void {
  const { sessionId, transcriptPath, cwd, reason } = payload
  const before = readSessionMetadata(paths, sessionId)
  const ended: EndedSession = {
    v: 1,
    sessionId,
    transcriptPath,
    cwd,
    endedAt: now,
    ...(reason !== undefined && { reason }),
    prompted: before?.lastPrompt !== undefined || before?.lastStopTime !== undefined,
    ...(before?.lastPrompt !== undefined && { lastPrompt: before.lastPrompt }),
  }
  const setting = readTopLevelString(paths.config, 'on_session_end') ?? readTopLevelString(userConfig, 'on_session_end')
  if (setting !== 'discard') writeEnded(paths, ended)
  removeSessionMetadata(paths, sessionId)
  removeSignal(paths, sessionId)
}
