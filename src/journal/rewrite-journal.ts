import { closeSync, constants, openSync, readFileSync } from 'node:fs'
import { durableWrite } from '../workspace/durable-write.ts'
import { appendEvents } from './append.ts'
import type { JournalEvent } from './event.ts'
import { parseLines } from './parse-lines.ts'
import { markRewriting } from './rewriting-mark.ts'

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
