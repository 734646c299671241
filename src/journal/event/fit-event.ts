import { isObject } from '../../base/parsed-json.ts'
import { oneLine } from '../../text/sanitize.ts'
import { isPlainEvent } from './event-shape.ts'
import type { JournalEvent } from './event.ts'

/** The names that transcripts and file systems choose freely, and how long each may be in a journal, in UTF-16 units. */
const MAX_UNITS_BY_KEY: Readonly<Record<string, number>> = {
  turnUuid: 200,
  sessionId: 200,
  channel: 200,
  seenAt: 200,
  at: 200,
  cues: 200,
  because: 1000,
  transcriptPath: 4096,
  origin: 4096,
}

/** The event as it can be read back: names from outside become one visible line of bounded length. Nearly always they already are. */
export function fitEvent(event: JournalEvent): JournalEvent {
  return isPlainEvent(event) ? event : (fit(event, '') as JournalEvent)
}

function fit(value: unknown, key: string): unknown {
  const maxUnits = MAX_UNITS_BY_KEY[key]
  if (typeof value === 'string') return maxUnits === undefined ? value : oneLine(value, maxUnits)
  if (Array.isArray(value)) return value.map((entry) => fit(entry, key))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fit(inner, name)]))
}
