import { existsSync, statSync } from 'node:fs'
import { objectIfJson } from '../../base/parsed-json.ts'
import { ensureHookFolders } from '../../runtime/folders/hook-folders.ts'
import { quickWrite, writeNew } from '../../workspace/files/durable-write.ts'
import { readOurText } from '../../workspace/files/our-text.ts'
import { namesIfReadable } from '../../workspace/files/read-if-readable.ts'
import { inside, type HookPaths } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'

/**
 * What one session has been given so far, so that nothing is said twice: `runtime/injected/<session>.json`. Written by hooks. Losing it
 * only means that something may be said again.
 */
export type InjectionRecord = {
  readonly v: 1
  /** Keys of the learnings that are in the session's context. */
  readonly keys: readonly string[]
  /** Names the whole text of the last SessionStart, if it was printed whole: Claude Code drops exactly this string on resume. */
  readonly start: number
  /** The projection of which the session has every learning. */
  readonly whole: string
  /** The client's process: a branch made inside it has the same one. */
  readonly pid: string
}

export const NO_RECORD: InjectionRecord = { v: 1, keys: [], start: 0, whole: '', pid: '' }

export function readInjectionRecord(folder: string, sessionId: string): InjectionRecord | undefined {
  return parse(sessionFile(folder, sessionId))
}

/** Replaces the record in one step. If two hooks of one session do so at once, the later one wins, and at worst something is said again. */
export function saveInjectionRecord(paths: HookPaths, sessionId: string, record: InjectionRecord): void {
  ensureHookFolders(paths, [paths.injected])
  const path = sessionFile(paths.injected, sessionId)
  const json = JSON.stringify(record)
  // Checked first: finding out by an error costs a cold process more.
  if (existsSync(path) || !begin(path, json)) quickWrite(path, json, { tmp: paths.tmp })
}

/**
 * Writes a session's first record in place, without a rename: half a record from a killed hook is as good as none. False if something is
 * already there.
 */
function begin(path: string, json: string): boolean {
  try {
    writeNew(path, json, { flush: false })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** All records of a workspace, with the time of their last change. */
export function listRecords(folder: string): Array<{ id: string; record: InjectionRecord; at: number }> {
  return namesIfReadable(folder).flatMap((name) => {
    const path = inside(folder, name)
    const record = name.endsWith('.json') ? parse(path) : undefined
    if (!record) return []
    return [{ id: name.slice(0, -'.json'.length), record, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }]
  })
}

function parse(path: string): InjectionRecord | undefined {
  try {
    // Checked first, here too: most sessions have been given nothing yet.
    if (!existsSync(path)) return undefined
    const record: Partial<InjectionRecord> = objectIfJson(readOurText(path) ?? '') ?? {}
    const { v, keys, start, whole, pid } = record
    if (v !== 1 || !Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) return undefined
    if (typeof start !== 'number' || typeof whole !== 'string' || typeof pid !== 'string') return undefined
    return { v, keys, start, whole, pid }
  } catch {
    return undefined
  }
}
