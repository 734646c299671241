import type { JournalEvent } from '../event/event.ts'
import type { Journal } from '../item/fold.ts'
import { followJournal } from './follow-journal.ts'

type NewEvents = {
  /** In the order of the journal. */
  readonly events: readonly JournalEvent[]
  readonly journal: Journal
}

/**
 * Follows a journal: each call returns what no call before has returned. Events are told apart by id, because a journal may be rewritten as a
 * whole, disappear and return, or begin later. Throws `UserError` while it cannot be read.
 */
export function createNewEvents(path: string): () => NewEvents {
  const given = new Set<string>()
  const followed = followJournal(path, 'project')
  return () => {
    const events = (followed.next() ?? []).filter(({ id }) => !given.has(id))
    for (const { id } of events) given.add(id)
    return { events, journal: followed.journal() }
  }
}
