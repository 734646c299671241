import { closeSync, openSync, readFileSync } from 'node:fs'
import { durableWrite } from '../workspace/durable-write.ts'
import { appendEvents } from './append.ts'
import type { JournalEvent } from './event.ts'
import { listHistory, readFromHistory } from './history-log.ts'
import { type JournalProblem, parseLines } from './read.ts'

export type RestoreOptions = {
  readonly journal: string
  /** The journal's `history.git`. */
  readonly history: string
  readonly tmp: string
  readonly now: Date
}

export type Restored = {
  /** Events that were damaged in the file and came back from the history. */
  readonly restored: number
  /** What was wrong with the file. Lines that no version of the history has are kept in the backup only. */
  readonly problems: readonly JournalProblem[]
  /** Where the damaged file was kept. */
  readonly backup: string
}

/** Versions of the journal that are looked through, newest first: damage is found when it is fresh. */
const VERSIONS = 200

/**
 * Mends a damaged journal from its history: the file as it was is kept beside, whole lines stay in their order, damaged ones come back
 * where they stood. Undefined if nothing is damaged, or if a newer Sage wrote here: then only that one may.
 */
export async function restoreJournal({ journal, history, tmp, now }: RestoreOptions): Promise<Restored | undefined> {
  const fd = openSync(journal, 'r')
  try {
    const bytes = readFileSync(fd)
    const { events, problems } = parseLines(bytes)
    if (problems.length === 0 || problems.some(({ kind }) => kind === 'newer')) return undefined
    const whole = await withHistory(events, history)
    const backup = `${journal}.damaged-${now.getTime()}`
    durableWrite(backup, bytes, { tmp })
    durableWrite(journal, whole.map((event) => `${JSON.stringify(event)}\n`).join(''), { tmp })
    // Another process may have appended to the old file in the meantime; reading goes on where it stopped.
    appendEvents(journal, parseLines(readFileSync(fd)).events)
    return { restored: whole.length - events.length, problems, backup }
  } finally {
    closeSync(fd)
  }
}

/** The events with those that the history has on top, each after the one that it followed there. */
async function withHistory(events: readonly JournalEvent[], history: string): Promise<readonly JournalEvent[]> {
  let merged = events
  for (const { commit } of (await listHistory(history, VERSIONS)) ?? []) {
    const bytes = await readFromHistory(history, commit, 'journal.jsonl')
    if (!bytes) continue
    const version = parseLines(bytes)
    merged = mergeEvents(merged, version.events)
    if (version.problems.length === 0) return merged
  }
  return merged
}

/** Puts what `other` has on top of `events` in the places where it stands there. Pure; also how journals of two machines become one. */
export function mergeEvents(events: readonly JournalEvent[], other: readonly JournalEvent[]): readonly JournalEvent[] {
  const known = new Set(events.map(({ id }) => id))
  const followers = new Map<string, JournalEvent[]>()
  let before = ''
  for (const event of other) {
    if (known.has(event.id)) before = event.id
    else followers.set(before, [...(followers.get(before) ?? []), event])
  }
  if (followers.size === 0) return events
  return [...(followers.get('') ?? []), ...events.flatMap((event) => [event, ...(followers.get(event.id) ?? [])])]
}
