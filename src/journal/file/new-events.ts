import { fileStamp } from '../../workspace/file-stamp.ts'
import type { JournalEvent } from '../event/event.ts'
import { emptyJournal, foldEvents, type Journal } from '../item/fold.ts'
import { readJournalFrom, START } from './read.ts'

type NewEvents = {
  /** In the order in which they stand in the journal. */
  readonly events: readonly JournalEvent[]
  readonly redos: Journal['redos']
}

/**
 * Reads a journal again and again: each call returns what no call before has returned. By the events' ids: a journal may be rewritten as a whole,
 * go and come back, or begin later. Costs one `stat` if nothing changed. Throws `UserError` while it cannot be read.
 */
export function createNewEvents(path: string): () => NewEvents {
  const given = new Set<string>()
  let journal = emptyJournal('project')
  let position = START
  let stamp: string | undefined
  return () => {
    const now = fileStamp(path)
    if (now === stamp) return { events: [], redos: journal.redos }
    const reading = readJournalFrom(path, position)
    journal = foldEvents(reading.events, reading.continued ? journal : emptyJournal('project'))
    position = reading.position
    stamp = now
    const events = reading.events.filter(({ id }) => !given.has(id))
    for (const { id } of events) given.add(id)
    return { events, redos: journal.redos }
  }
}
