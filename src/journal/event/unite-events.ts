import { gather } from '../../base/gather.ts'
import type { JournalEvent } from './event.ts'

/** Inserts what `other` has and `events` lacks where it is in `other`. Pure; also how the journals of two machines become one. */
export function uniteEvents(events: readonly JournalEvent[], other: readonly JournalEvent[]): readonly JournalEvent[] {
  const known = new Set(events.map(({ id }) => id))
  const followers = new Map<string, JournalEvent[]>()
  let before = ''
  for (const event of other) {
    if (known.has(event.id)) before = event.id
    else gather(followers, before, event)
  }
  if (followers.size === 0) return events
  return [...(followers.get('') ?? []), ...events.flatMap((event) => [event, ...(followers.get(event.id) ?? [])])]
}
