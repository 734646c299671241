import { existsSync } from 'node:fs'
import { objectIfJson } from '../../base/parsed-json.ts'
import { ensureHookFolders } from '../../runtime/folders/hook-folders.ts'
import { durableWrite } from '../../workspace/files/durable-write.ts'
import { readOurText } from '../../workspace/files/our-text.ts'
import type { Environment } from '../../workspace/paths/homes.ts'
import { hookPaths, reviewsFolder } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import type { HookPayload } from '../input/payload.ts'

/** A session with some hundred thousand turns has as much. */
const MAX_RECORD_BYTES = 16_000_000

/** Whether the person keeps out of Sage what is started in this environment. */
export function isKeptOut({ env }: Pick<Environment, 'env'>): boolean {
  return env.SAGE === '0'
}

/**
 * What a hook does under `SAGE=0`: it marks the session as paused in the record of how far it was read. Without a mark a scan would read it, and
 * so would every round if the session was known before.
 */
export function keepOut({ sessionId, transcriptPath }: HookPayload, dir: string, now: number): void {
  const paths = hookPaths(dir)
  const reviews = reviewsFolder(dir)
  ensureHookFolders(paths, [reviews, paths.tmp])
  const path = sessionFile(reviews, sessionId)
  const text = existsSync(path) ? (readOurText(path, MAX_RECORD_BYTES) ?? '') : ''
  const fresh = { transcriptPath, reviewedAt: new Date(now).toISOString() }
  const marked = `${withMark(objectIfJson(text) ?? fresh) ?? withMark(fresh)}\n`
  if (marked !== text) durableWrite(path, marked, { tmp: paths.tmp })
}

/** Undefined of what is nested too deeply to be written, as no record is. */
function withMark(record: object): string | undefined {
  try {
    return JSON.stringify({ ...record, paused: true })
  } catch {
    return undefined
  }
}
