import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeIfThere, renameOver, temporaryName } from '../workspace/durable-write.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'

/**
 * What one session has been given so far, so that nothing is said twice: `runtime/injected/<session>.json`. Written by hooks. Losing it
 * only means that something may be said again.
 */
export type InjectionRecord = {
  readonly v: 1
  /** Keys of the learnings that are in the session's context. */
  readonly keys: readonly string[]
  /** The whole text of the last SessionStart, hashed, if it was printed whole: Claude Code drops exactly this string on resume. */
  readonly start: number
  /** The projection of which the session has every learning. */
  readonly whole: string
  /** The client's process: a branch made inside of it has the same. */
  readonly pid: string
}

export const NO_RECORD: InjectionRecord = { v: 1, keys: [], start: 0, whole: '', pid: '' }

export function readInjectionRecord(folder: string, sessionId: string): InjectionRecord | undefined {
  return parse(join(folder, `${sessionId}.json`))
}

/** Replaces the record in one step. Two hooks of one session at once: the later one holds, and at worst something is said again. */
export function saveInjectionRecord(
  paths: Pick<WorkspacePaths, 'injected' | 'tmp'>,
  sessionId: string,
  record: InjectionRecord,
): void {
  const temporary = join(paths.tmp, temporaryName())
  const write = () => {
    writeFileSync(temporary, JSON.stringify(record), { flag: 'wx', mode: 0o600 })
    renameOver(temporary, join(paths.injected, `${sessionId}.json`))
  }
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    removeIfThere(temporary)
    for (const folder of [paths.injected, paths.tmp]) mkdirSync(folder, { recursive: true, mode: 0o700 })
    write()
  }
}

/** The newest record of the same client process: what a session that was branched off inside of it already has. */
export function findParentRecord(folder: string, sessionId: string, pid: string): InjectionRecord | undefined {
  if (pid === '') return undefined
  let newest: { record: InjectionRecord; at: number } | undefined
  for (const name of listNames(folder)) {
    if (!name.endsWith('.json') || name === `${sessionId}.json`) continue
    const path = join(folder, name)
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (newest && newest.at >= at) continue
    const record = parse(path)
    if (record?.pid === pid) newest = { record, at }
  }
  return newest?.record
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function parse(path: string): InjectionRecord | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value !== 'object' || value === null) return undefined
    const { v, keys, start, whole, pid } = value as Partial<InjectionRecord>
    if (v !== 1 || !Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) return undefined
    if (typeof start !== 'number' || typeof whole !== 'string' || typeof pid !== 'string') return undefined
    return { v, keys, start, whole, pid }
  } catch {
    return undefined
  }
}
