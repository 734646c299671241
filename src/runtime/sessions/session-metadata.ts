import { existsSync } from 'node:fs'
import { objectIfJson } from '../../base/parsed-json.ts'
import { removeIfThere } from '../../workspace/files/durable-write.ts'
import { readOurText } from '../../workspace/files/our-text.ts'
import type { HookPaths } from '../../workspace/paths/paths.ts'
import { isSessionId, sessionFile } from '../../workspace/paths/session-id.ts'
import { readPage, writePage } from './page-file.ts'

/** What is known of a session that has not ended. For display and for finding its transcript; never for ordering. */
export type SessionMetadata = {
  readonly sessionId: string
  readonly transcriptPath: string
  readonly cwd: string
  /** The last prompt's beginning, at most 2,000 characters, masked for display. */
  readonly lastPrompt?: string | undefined
  /** Milliseconds since 1970, as all times here. */
  readonly lastStopTime?: number | undefined
  readonly lastUpdated: number
  /** How the session began: startup, resume, clear, compact, fork. */
  readonly source?: string | undefined
}

/** Beyond this, in either direction, `Date` throws. */
export const LATEST_TIME = 8.64e15

/** Undefined cannot come out of JSON: it means that the field is missing. */
const isTextIfAny = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'
const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LATEST_TIME

/** What a session's file says; undefined if it is damaged. Checked by hand, because a cold hook has no time to load zod. */
export function parseSessionMetadata(text: string): SessionMetadata | undefined {
  const value = objectIfJson(text)
  if (!value) return undefined
  const { sessionId, transcriptPath, cwd, lastPrompt, lastStopTime, lastUpdated, source } = value
  return isSessionId(sessionId) &&
    typeof transcriptPath === 'string' &&
    typeof cwd === 'string' &&
    isTime(lastUpdated) &&
    isTextIfAny(lastPrompt) &&
    isTextIfAny(source) &&
    (lastStopTime === undefined || isTime(lastStopTime))
    ? { sessionId, transcriptPath, cwd, lastPrompt, lastStopTime, lastUpdated, source }
    : undefined
}

/** The session's metadata, or undefined if there is none or it is damaged: the next event rewrites it. */
export function readSessionMetadata(paths: HookPaths, sessionId: string): SessionMetadata | undefined {
  return readStanding(sessionFile(paths.sessions, sessionId)).metadata
}

/** What a session's file says, and its text; `''` if there is none, or it cannot be read. */
function readStanding(path: string): { readonly metadata: SessionMetadata | undefined; readonly text: string } {
  let text = ''
  try {
    // Checked first: finding out by an error costs a cold process more.
    const read = () => (text = existsSync(path) ? (readOurText(path) ?? '') : '')
    const metadata = readPage(read, parseSessionMetadata)
    return { metadata, text }
  } catch {
    // Unreadable is as good as missing here: nothing but a title is lost, and the hook goes on.
    return { metadata: undefined, text: '' }
  }
}

/**
 * Replaces the session's metadata with what `after` makes of it. Reads it once, because a cold process pays for each read. Throws what the disk
 * throws.
 */
export function changeSessionMetadata(
  paths: HookPaths,
  sessionId: string,
  after: (before: SessionMetadata | undefined) => SessionMetadata,
): void {
  const path = sessionFile(paths.sessions, sessionId)
  const { metadata, text } = readStanding(path)
  writePage(path, JSON.stringify(after(metadata)), { standing: text, tmp: paths.tmp })
}

export function removeSessionMetadata(paths: HookPaths, sessionId: string): void {
  removeIfThere(sessionFile(paths.sessions, sessionId))
}
