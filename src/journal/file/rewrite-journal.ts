import { durableWrite } from '../../workspace/files/durable-write.ts'
import type { JournalEvent } from '../event/event.ts'
import { appendEvents, encodeEvents } from './append.ts'
import { holdFile } from './held-file.ts'
import { parseLines } from './parse-lines.ts'
import { markRewriting } from './rewriting-mark.ts'

/**
 * Replaces a journal with what `change` makes of its events, whole or not at all; what others append meanwhile is kept: they wait for this, and
 * append again. Returns the events written.
 */
export function rewriteJournal(
  journal: string,
  tmp: string,
  change: (present: readonly JournalEvent[]) => readonly JournalEvent[],
): readonly JournalEvent[] {
  const held = holdFile(journal, tmp)
  try {
    const unmark = markRewriting(journal)
    let bytes: Buffer
    let present: readonly JournalEvent[]
    let events: readonly JournalEvent[]
    try {
      bytes = held.readOn()
      present = parseLines(bytes).events
      events = change(present)
      durableWrite(journal, encodeEvents(events), { tmp })
    } finally {
      unmark()
    }
    // Some may have been killed before they could append again, or stopped waiting; and what was read before may end within a line.
    appendEvents(journal, parseLines(Buffer.concat([bytes, held.readOn()])).events.slice(present.length))
    return events
  } finally {
    held.letGo()
  }
}
