import { closeSync, constants, openSync, readFileSync } from 'node:fs'
import { durableWrite, removeIfThere, writeNew } from '../workspace/durable-write.ts'
import { appendEvents, awaitRewriting, rewritingMark } from './append.ts'
import type { JournalEvent } from './event.ts'
import { listHistory, readFromHistory, sizesInHistory } from './history-log.ts'
import { JOURNAL } from './history-repository.ts'
import { type JournalProblem, parseLines } from './read.ts'
import { readBytesIfThere } from '../workspace/read-if-there.ts'

export type RestoreOptions = {
  readonly journal: string
  /** The journal's `history.git`. */
  readonly history: string
  readonly tmp: string
  readonly now: Date
}

export type Restored = {
  /** Events that were damaged in the file, or cut out of it, and came back from the history. */
  readonly restored: number
  /** What was wrong with the file. Lines that no version of the history has are kept in the backup only. */
  readonly problems: readonly JournalProblem[]
  /** Where the file was kept as it was, if there was one. */
  readonly backup: string | undefined
}

/** Versions of the journal that are looked through, newest first: damage is found when it is fresh. */
const VERSIONS = 200

/**
 * Mends a damaged, shortened or deleted journal from its history: the file as it was is kept beside, whole lines stay in their order, the
 * others come back where they stood. Undefined if nothing is missing, or if a newer Sage wrote here: then only that one may.
 */
export async function restoreJournal({ journal, history, tmp, now }: RestoreOptions): Promise<Restored | undefined> {
  const bytes = readBytesIfThere(journal)
  const { events, problems } = parseLines(bytes ?? Buffer.alloc(0))
  if (problems.some(({ kind }) => kind === 'newer')) return undefined
  const commits = await listCommits(history)
  const fullest = await fullestVersions(history, commits)
  // A history that never held a journal gives back an empty one: without any, it would be said to be gone for ever.
  const emptied = bytes === undefined && commits.length > 0
  if (problems.length === 0 && !emptied && countMissing(events, fullest.flat()) === 0) return undefined
  const older = [...(problems.length === 0 ? [] : await backToWhole(history, commits)), ...fullest]
  const backup = bytes && `${journal}.damaged-${now.getTime()}`
  if (backup !== undefined) durableWrite(backup, bytes ?? '', { tmp })
  const whole = rewriteJournal(journal, tmp, (present) => older.reduce(mergeEvents, present))
  return { restored: whole.length - events.length, problems, backup }
}

/** How many events the history has that the journal has not. A journal only grows: it was deleted, or lines were cut out of it. */
export async function countLost({ journal, history }: Pick<RestoreOptions, 'journal' | 'history'>): Promise<number> {
  const { events } = parseLines(readBytesIfThere(journal) ?? Buffer.alloc(0))
  return countMissing(events, (await fullestVersions(history, await listCommits(history))).flat())
}

function countMissing(events: readonly JournalEvent[], older: readonly JournalEvent[]): number {
  const present = new Set(events.map(({ id }) => id))
  return new Set(older.flatMap(({ id }) => (present.has(id) ? [] : [id]))).size
}

/** Newest first. */
async function listCommits(history: string): Promise<string[]> {
  return ((await listHistory(history, VERSIONS)) ?? []).map(({ commit }) => commit)
}

/**
 * The events of the version with the most bytes: a journal only grows, so it holds what the others hold. Where it was kept with damage, what
 * that took is in the ones before.
 */
async function fullestVersions(history: string, commits: readonly string[]): Promise<(readonly JournalEvent[])[]> {
  const sizes = await sizesInHistory(history, commits, JOURNAL)
  return backToWhole(history, commits.slice(Math.max(0, sizes.indexOf(Math.max(...sizes)))))
}

/** Not through a link: the file would be made wherever that leads. */
const OPEN_OR_MAKE = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)

/**
 * Replaces a journal by what `change` makes of its events, whole or not at all; what others append meanwhile is kept: they wait for this, and
 * append again. Returns the events written.
 */
export function rewriteJournal(
  journal: string,
  tmp: string,
  change: (present: readonly JournalEvent[]) => readonly JournalEvent[],
): readonly JournalEvent[] {
  const fd = openSync(journal, OPEN_OR_MAKE, 0o600)
  try {
    const unmark = markRewriting(journal)
    let bytes: Buffer
    let present: readonly JournalEvent[]
    let events: readonly JournalEvent[]
    try {
      bytes = readFileSync(fd)
      present = parseLines(bytes).events
      events = change(present)
      durableWrite(journal, events.map((event) => `${JSON.stringify(event)}\n`).join(''), { tmp })
    } finally {
      unmark()
    }
    // Who was killed before it could append again, or waited no longer: and what was read before may end within a line.
    appendEvents(journal, parseLines(Buffer.concat([bytes, readFileSync(fd)])).events.slice(present.length))
    return events
  } finally {
    closeSync(fd)
  }
}

/** One process at a time. Returns how to take the mark away. */
function markRewriting(journal: string): () => void {
  const mark = rewritingMark(journal)
  for (;;) {
    try {
      writeNew(mark, '', { flush: false })
      return () => void removeIfThere(mark)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (awaitRewriting(journal)) removeIfThere(mark)
  }
}

/** The events of each version that may hold what was damaged: from the first of these back to one without damage. */
async function backToWhole(history: string, commits: readonly string[]): Promise<(readonly JournalEvent[])[]> {
  const versions: (readonly JournalEvent[])[] = []
  for (const commit of commits) {
    const bytes = await readFromHistory(history, commit, JOURNAL)
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
