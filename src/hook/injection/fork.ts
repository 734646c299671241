import { closeSync, fstatSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'
import { readAt } from '../../workspace/files/read-at.ts'
import { type InjectionRecord, listRecords } from './injection-record.ts'

/** What the client says about a fork. It does not say of which session. */
export type ForkHints = {
  /** The client's process: a branch made inside it has the same one as its parent. */
  readonly clientPid: string
  /** Of the new session: the parent's lies in the same folder. */
  readonly transcriptPath: string
  /** Time since the parent's last answer, in whole seconds; negative if unknown. */
  readonly secondsSinceLastResponse: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The client rounds, and starts hooks a moment after it looked. */
const TOLERANCE = 3_000
const TAIL_BYTES = 256 * 1024

/**
 * What the forked session has been given, so that the fork is not given it again. The client itself drops a text that is word for word in the
 * copied history, which it no longer is after a compaction or an approval in between. Undefined if the parent is not certain: then everything
 * is given, because twice is better than not at all.
 */
export function findParentRecord(folder: string, sessionId: string, hints: ForkHints): InjectionRecord | undefined {
  const records = listRecords(folder).filter(({ id }) => id !== sessionId)
  const timed = hints.secondsSinceLastResponse >= 0 && hints.transcriptPath !== ''
  const answered = hints.now - hints.secondsSinceLastResponse * 1000
  const matching = records.filter(({ id }) => {
    const at = timed ? lastAnswerAt(join(dirname(hints.transcriptPath), `${id}.jsonl`)) : undefined
    return at !== undefined && Math.abs(at - answered) <= TOLERANCE
  })
  // Process ids are reused, so one alone counts only if the client gives no time.
  const candidates = timed ? matching : records
  const newest = candidates
    .filter(({ record }) => hints.clientPid !== '' && record.pid === hints.clientPid)
    .toSorted((one, other) => other.at - one.at)[0]
  return newest?.record ?? matching.map(({ record }) => record).reduce<InjectionRecord | undefined>(common, undefined)
}

/** What both certainly have: sessions answered at the same time cannot be told apart. */
function common(a: InjectionRecord | undefined, b: InjectionRecord): InjectionRecord {
  if (!a) return b
  const keys = new Set(b.keys)
  return {
    ...b,
    keys: a.keys.filter((key) => keys.has(key)),
    start: a.start === b.start ? a.start : 0,
    whole: a.whole === b.whole ? a.whole : '',
  }
}

/** When the last answer in a transcript was given, read from its end. */
function lastAnswerAt(path: string): number | undefined {
  for (const line of readTail(path).split('\n').toReversed()) {
    if (!/"type"\s*:\s*"assistant"/u.test(line)) continue
    const at = Date.parse(/"timestamp"\s*:\s*"([^"]+)"/u.exec(line)?.[1] ?? '')
    if (!Number.isNaN(at)) return at
  }
  return undefined
}

/** '' for what cannot be read, such as a pipe in its place. */
function readTail(path: string): string {
  try {
    const descriptor = openSync(path, WITHOUT_WAITING)
    try {
      return readAt(descriptor, Math.max(0, fstatSync(descriptor).size - TAIL_BYTES), TAIL_BYTES).toString('utf8')
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return ''
  }
}
