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
  const bytes = readFileSync(journal)
  const { events, problems } = parseLines(bytes)
  if (problems.length === 0 || problems.some(({ kind }) => kind === 'newer')) return undefined
  const older = await eventsOfHistory(history)
  const backup = `${journal}.damaged-${now.getTime()}`
  durableWrite(backup, bytes, { tmp })
  const whole = rewriteJournal(journal, tmp, (present) => older.reduce(mergeEvents, present))
  return { restored: whole.length - events.length, problems, backup }
}

/** Replaces a journal by what `change` makes of its events, whole or not at all; what others append meanwhile is kept. Returns the events written. */
export function rewriteJournal(
  journal: string,
  tmp: string,
  change: (present: readonly JournalEvent[]) => readonly JournalEvent[],
): readonly JournalEvent[] {
  const fd = openSync(journal, 'a+', 0o600)
  try {
    const events = change(parseLines(readFileSync(fd)).events)
    durableWrite(journal, events.map((event) => `${JSON.stringify(event)}\n`).join(''), { tmp })
    // Another process may have appended to the old file before it was replaced; reading goes on where it stopped.
    appendEvents(journal, parseLines(readFileSync(fd)).events)
    return events
  } finally {
    closeSync(fd)
  }
}

/** The events of each version that may hold what was damaged: from the newest one back to one without damage. */
async function eventsOfHistory(history: string): Promise<(readonly JournalEvent[])[]> {
  const versions: (readonly JournalEvent[])[] = []
  for (const { commit } of (await listHistory(history, VERSIONS)) ?? []) {
    const bytes = await readFromHistory(history, commit, 'journal.jsonl')
    if (!bytes) continue
    const { events, problems } = parseLines(bytes)
    versions.push(events)
    if (problems.length === 0) break
  }
  return versions
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
