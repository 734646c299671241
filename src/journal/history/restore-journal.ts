import { durableWrite } from '../../workspace/files/durable-write.ts'
import { readBytesIfThere } from '../../workspace/files/read-if-there.ts'
import type { JournalEvent } from '../event/event.ts'
import { uniteEvents } from '../event/unite-events.ts'
import { type JournalProblem, parseLines } from '../file/parse-lines.ts'
import { rewriteJournal } from '../file/rewrite-journal.ts'
import { backToWhole, fullestVersions, listVersions } from './journal-versions.ts'

type RestoreOptions = {
  readonly journal: string
  /** The journal's `history.git`. */
  readonly history: string
  readonly tmp: string
  readonly now: Date
}

type Restored = {
  /** Events that were damaged in the file, or cut out of it, and came back from the history. */
  readonly restored: number
  /** What was wrong with the file. Lines that no version of the history has are kept in the backup only. */
  readonly problems: readonly JournalProblem[]
  /** The copy of the file as it was, if there was one. */
  readonly backup: string | undefined
}

/**
 * Repairs a damaged, shortened or deleted journal from its history: the old file is kept beside it, whole lines stay in their order, the
 * others come back where they were. Undefined if nothing is missing, or if a newer Sage wrote here: then only that one may repair it.
 */
export async function restoreJournal({ journal, history, tmp, now }: RestoreOptions): Promise<Restored | undefined> {
  const bytes = readBytesIfThere(journal)
  const { events, problems } = parseLines(bytes ?? Buffer.alloc(0))
  if (problems.some(({ kind }) => kind === 'newer')) return undefined
  const versions = await listVersions(history)
  const fullest = await fullestVersions(history, versions)
  const kept = bytes && bytes.length > 0 ? bytes : undefined
  const emptied = !kept && versions.length > 0
  if (problems.length === 0 && !emptied && countMissing(events, fullest.flat()) === 0) return undefined
  const older = [...(problems.length === 0 ? [] : await backToWhole(history, versions)), ...fullest]
  const backup = `${journal}.damaged-${now.getTime()}`
  if (kept) durableWrite(backup, kept, { tmp })
  const whole = rewriteJournal(journal, tmp, (present) => older.reduce(uniteEvents, present))
  // A history that never held an event gives back an empty line: otherwise the journal would count as gone for ever.
  if (whole.length === 0) durableWrite(journal, '\n', { tmp })
  return { restored: whole.length - events.length, problems, backup: kept && backup }
}

/** How many events the history has that the journal lacks. A journal only grows: it was deleted, or lines were cut out of it. */
export async function countLost({ journal, history }: Pick<RestoreOptions, 'journal' | 'history'>): Promise<number> {
  const { events } = parseLines(readBytesIfThere(journal) ?? Buffer.alloc(0))
  return countMissing(events, (await fullestVersions(history, await listVersions(history))).flat())
}

function countMissing(events: readonly JournalEvent[], older: readonly JournalEvent[]): number {
  const present = new Set(events.map(({ id }) => id))
  return new Set(older.flatMap(({ id }) => (present.has(id) ? [] : [id]))).size
}
