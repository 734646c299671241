import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { quickWrite, removeIfThere } from '../workspace/durable-write.ts'
import { inside, type WorkspacePaths } from '../workspace/paths.ts'
import { isSessionId } from '../workspace/session-id.ts'
import { readWhole } from './session-files.ts'

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
  readonly endedAt?: number | undefined
  /** How the session began: startup, resume, clear, compact, fork. */
  readonly source?: string | undefined
  readonly version?: string | undefined
}

/** Undefined cannot come out of JSON: it means that the field is missing. */
const isTextIfAny = (value: unknown) => value === undefined || typeof value === 'string'
const isTimeIfAny = (value: unknown) => value === undefined || Number.isFinite(value)

/** Checks by hand what `sessionMetadataSchema` says, because a cold hook has no time to load zod; a test holds the two together. */
export function parseSessionMetadata(text: string): SessionMetadata | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { sessionId, transcriptPath, cwd, lastPrompt, lastStopTime, lastUpdated, endedAt, source, version } =
    value as SessionMetadata
  return isSessionId(sessionId) &&
    typeof transcriptPath === 'string' &&
    typeof cwd === 'string' &&
    Number.isFinite(lastUpdated) &&
    isTextIfAny(lastPrompt) &&
    isTextIfAny(source) &&
    isTextIfAny(version) &&
    isTimeIfAny(lastStopTime) &&
    isTimeIfAny(endedAt)
    ? { sessionId, transcriptPath, cwd, lastPrompt, lastStopTime, lastUpdated, endedAt, source, version }
    : undefined
}

function fileOf(paths: WorkspacePaths, sessionId: string): string {
  return inside(paths.sessions, `${sessionId}.json`)
}

/** The session's metadata, or undefined when there is none or it is damaged: the next event writes it anew. */
export function readSessionMetadata(paths: WorkspacePaths, sessionId: string): SessionMetadata | undefined {
  return parseSessionMetadata(textOf(fileOf(paths, sessionId)))
}

function textOf(path: string): string {
  try {
    return readWhole(path) ?? ''
  } catch {
    // Unreadable is as good as missing here: nothing but a title is lost, and the hook goes on.
    return ''
  }
}

/**
 * Replaces the session's metadata. Throws what the disk throws. What is one page is written over where it stands, which a kill leaves whole,
 * old or new; renaming another file over it makes ext4 begin at once to write what nobody waits for, 3 % of a Node start.
 */
export function writeSessionMetadata(paths: WorkspacePaths, metadata: SessionMetadata): void {
  const path = fileOf(paths, metadata.sessionId)
  const text = asPage(JSON.stringify(metadata))
  if (isPage(text) && isPage(textOf(path)) && overwrite(path, text)) return
  quickWrite(path, text, { tmp: paths.tmp })
}

const PAGE_BYTES = 4096

/** JSON filled up with spaces and ended by a newline; what is longer than a page stays as it is. */
function asPage(json: string): string {
  const room = PAGE_BYTES - 1 - Buffer.byteLength(json)
  return room < 0 ? json : `${json}${' '.repeat(room)}\n`
}

/** Whether this is what `asPage()` makes of metadata. */
function isPage(text: string): boolean {
  return text.endsWith('\n') && text.startsWith('{"sessionId":')
}

/** False if the file went away in between, or did not take everything. */
function overwrite(path: string, text: string): boolean {
  let descriptor: number
  try {
    descriptor = openSync(path, constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  } catch {
    return false
  }
  try {
    return writeSync(descriptor, text) === PAGE_BYTES
  } finally {
    closeSync(descriptor)
  }
}

/** True if there was metadata to remove. */
export function removeSessionMetadata(paths: WorkspacePaths, sessionId: string): boolean {
  return removeIfThere(fileOf(paths, sessionId))
}
