import type { JournalEvent } from '../event/event.ts'
import type { Journal } from '../item/fold.ts'
import type { Home } from '../item/item.ts'
import { appendEvents } from './append.ts'
import { followJournal } from './follow-journal.ts'
import { goneProblem } from './gone.ts'
import type { Problem } from './problem-text.ts'

/** One journal on disk with its fold, kept up to date by reading only what came since. */
export type JournalFile = {
  journal(): Journal
  /** What was wrong when it was read; or, as it is now, that it is not there although its history is. */
  problems(): readonly Problem[]
  /** Reads what changed; true if anything did. Costs one `stat` if nothing did. */
  refresh(): boolean
  readonly path: string
  /** Appends durably. The outcome is what `journal()` says after a `refresh()`. */
  append(events: readonly JournalEvent[]): void
}

/** Opens a journal; one that does not exist is empty and is made by the first append, unless its history says that there was one. */
export function openJournalFile(path: string, home: Home, history: string): JournalFile {
  const { journal, problems, next } = followJournal(path, home)
  const refresh = () => next() !== undefined
  refresh()
  return {
    path,
    journal,
    problems() {
      const gone = goneProblem(path, history)
      return gone ? [gone] : problems().map((problem) => ({ ...problem, path }))
    },
    refresh,
    append: (events) => appendEvents(path, events),
  }
}
