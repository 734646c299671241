import { fileStamp } from '../../workspace/files/file-stamp.ts'
import type { JournalEvent } from '../event/event.ts'
import { emptyJournal, foldEvents, type Journal } from '../item/fold.ts'
import type { Home } from '../item/item.ts'
import type { JournalProblem } from './parse-lines.ts'
import { readJournalFrom, START } from './read.ts'

/** A journal that is read again and again, each time only what came since, and what that adds up to. */
export type FollowedJournal = {
  readonly journal: () => Journal
  readonly problems: () => readonly JournalProblem[]
  /**
   * The events that came since, or all of them if the journal is another one now; undefined if nothing changed, which costs one `stat`. Throws
   * `UserError` while the journal cannot be read.
   */
  readonly next: () => readonly JournalEvent[] | undefined
}

/** Reads nothing before `next()`. A journal that does not exist is empty. */
export function followJournal(path: string, home: Home): FollowedJournal {
  const empty = emptyJournal(home)
  let journal = empty
  let problems: readonly JournalProblem[] = []
  let position = START
  // None before the first reading: a dangling link has the stamp of a missing file, and only reading reports it.
  let stamp: string | undefined
  return {
    journal: () => journal,
    problems: () => problems,
    next() {
      const now = fileStamp(path)
      if (now === stamp) return undefined
      const { events, continued, ...reading } = readJournalFrom(path, position)
      const settled = continued ? problems.filter(({ line }) => line <= position.lines) : []
      problems = [...settled, ...reading.problems]
      journal = foldEvents(events, continued ? journal : empty)
      position = reading.position
      stamp = now
      return events
    },
  }
}
