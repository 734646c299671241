import { eventHead, type EventMaker } from '../../journal/event/event-id.ts'
import type { DeliveredEvent } from '../../journal/event/event.ts'
import type { Item } from '../../journal/item/item.ts'
import type { SeenInjection } from '../../transcript/event/turn.ts'

/**
 * The `delivered` events that a transcript proves, one per learning and session. Resume, compaction and forks show the same injection
 * again, and it is not counted twice. Ids that the journal does not know belong to somebody else.
 */
export function findDeliveries(
  seen: readonly SeenInjection[],
  items: ReadonlyMap<string, Item>,
  maker: EventMaker,
): DeliveredEvent[] {
  const events: DeliveredEvent[] = []
  const counted = new Set<string>()
  for (const { sessionId, at, hookEvent, learningIds } of seen) {
    for (const id of learningIds) {
      const item = items.get(id)
      const once = `${sessionId} ${id}`
      if (!item || sessionId === '' || item.deliveredTo.includes(sessionId) || counted.has(once)) continue
      counted.add(once)
      events.push({
        ...eventHead(maker),
        type: 'delivered',
        item: id,
        sessionId,
        channel: hookEvent,
        seenAt: at,
      })
    }
  }
  return events
}
