import { join } from 'node:path'
import { quickWrite, removeIfThere } from '../workspace/durable-write.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'
import { isSessionId } from '../workspace/session-id.ts'
import { readIfThere } from './session-files.ts'

/** What is known of a session that has not ended. For display and for finding its transcript; never for ordering. */
export type SessionMetadata = {
  readonly sessionId: string
  readonly transcriptPath: string
  readonly cwd: string
  /** The last prompt's beginning, at most 2,000 characters, masked for display. */
  readonly lastPrompt?: string
  /** Milliseconds since 1970, as all times here. */
  readonly lastStopTime?: number
  readonly lastUpdated: number
  readonly endedAt?: number
  /** How the session began: startup, resume, clear, compact, fork. */
  readonly source?: string
  readonly version?: string
}

const REQUIRED_TEXTS = ['sessionId', 'transcriptPath', 'cwd'] as const
const OPTIONAL_TEXTS = ['lastPrompt', 'source', 'version'] as const
const OPTIONAL_TIMES = ['lastStopTime', 'endedAt'] as const

/** Checks by hand what `sessionMetadataSchema` says, because a cold hook has no time to load zod; a test holds the two together. */
export function parseSessionMetadata(text: string): SessionMetadata | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  const isTime = (key: string) => Number.isFinite(fields.get(key))
  if (!isSessionId(fields.get('sessionId')) || !isTime('lastUpdated')) return undefined
  if (!REQUIRED_TEXTS.every((key) => typeof fields.get(key) === 'string')) return undefined
  if (!OPTIONAL_TEXTS.every((key) => !fields.has(key) || typeof fields.get(key) === 'string')) return undefined
  if (!OPTIONAL_TIMES.every((key) => !fields.has(key) || isTime(key))) return undefined
  const known = [...REQUIRED_TEXTS, ...OPTIONAL_TEXTS, ...OPTIONAL_TIMES, 'lastUpdated'].filter((key) =>
    fields.has(key),
  )
  return Object.fromEntries(known.map((key) => [key, fields.get(key)])) as SessionMetadata
}

function fileOf(paths: WorkspacePaths, sessionId: string): string {
  return join(paths.sessions, `${sessionId}.json`)
}

/** The session's metadata, or undefined when there is none or it is damaged: the next event writes it anew. */
export function readSessionMetadata(paths: WorkspacePaths, sessionId: string): SessionMetadata | undefined {
  try {
    return parseSessionMetadata(readIfThere(fileOf(paths, sessionId)) ?? '')
  } catch {
    // Unreadable is as good as missing here: nothing but a title is lost, and the hook goes on.
    return undefined
  }
}

/** Replaces the session's metadata. Throws what the disk throws. */
export function writeSessionMetadata(paths: WorkspacePaths, metadata: SessionMetadata): void {
  quickWrite(fileOf(paths, metadata.sessionId), JSON.stringify(metadata), { tmp: paths.tmp })
}

/** True if there was metadata to remove. */
export function removeSessionMetadata(paths: WorkspacePaths, sessionId: string): boolean {
  return removeIfThere(fileOf(paths, sessionId))
}
