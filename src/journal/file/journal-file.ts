import { fileStamp } from '../../workspace/file-stamp.ts'
import type { JournalEvent } from '../event/event.ts'
import { emptyJournal, foldEvents, type Journal } from '../item/fold.ts'
import type { Home } from '../item/item.ts'
import { appendEvents } from './append.ts'
import { goneProblem } from './gone.ts'
import type { JournalProblem } from './parse-lines.ts'
import type { Problem } from './problem-text.ts'
import { type JournalPosition, readJournalFrom, START } from './read.ts'

/** One journal on disk with its fold, kept up to date by reading only what came since. */
export type JournalFile = {
  readonly path: string
  journal(): Journal
  problems(): readonly JournalProblem[]
  /** The problem that it is not there although its history is, as it is now. */
  gone(): Problem | undefined
  /** Reads what changed; true if anything did. Costs one `stat` if nothing did. */
  refresh(): boolean
  /** Appends durably. The outcome is what `journal()` says after a `refresh()`. */
  append(events: readonly JournalEvent[]): void
}

/** Opens a journal; one that does not exist is empty and is made by the first append, unless its history says that there was one. */
export function openJournalFile(path: string, home: Home, history: string): JournalFile {
  const empty = emptyJournal(home)
  let journal = empty
  let problems: readonly JournalProblem[] = []
  let position: JournalPosition = START
  // None before the first reading: a dangling link has the stamp of a missing file, and only reading reports it.
  let stamp: string | undefined
  const gone = () => goneProblem(path, history)
  const refresh = (): boolean => {
    const now = fileStamp(path)
    if (now === stamp) return false
    const reading = readJournalFrom(path, position)
    const settled = reading.continued ? problems.filter(({ kind }) => kind !== 'torn') : []
    const lost = gone()
    problems = lost ? [lost] : [...settled, ...reading.problems]
    journal = foldEvents(reading.events, reading.continued ? journal : empty)
    position = reading.position
    stamp = now
    return true
  }
  refresh()
  return {
    path,
    journal: () => journal,
    problems: () => problems,
    gone,
    refresh,
    append: (events) => appendEvents(path, events),
  }
}
