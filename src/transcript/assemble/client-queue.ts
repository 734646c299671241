import type { HumanText, QueueEvent, TranscriptEvent } from '../event.ts'
import { QUEUE } from './state.ts'

/** A record of the client's prompt queue that takes in what a person said. */
export type TypedEvent = QueueEvent & { readonly said: HumanText }

export function isTyped(event: TranscriptEvent): event is TypedEvent {
  return event.kind === 'queue' && event.operation === 'enqueue' && event.said !== undefined
}

/** What it takes in; '' for what no person typed. */
export function typed({ said, content }: QueueEvent): string {
  return said === undefined ? '' : content.trim()
}

/** The queue after an operation: first in, first out, unless the operation names a text. */
export function queueAfter(queue: readonly string[], event: QueueEvent): string[] {
  switch (event.operation) {
    case 'enqueue':
      return [...queue, typed(event)].slice(-QUEUE)
    case 'popAll':
      return queue.filter((one) => one === '')
    case 'dequeue':
    case 'remove': {
      const at = event.content === '' ? 0 : Math.max(placeIn(queue, typed(event)), 0)
      return queue.toSpliced(at, 1)
    }
    default:
      return [...queue]
  }
}

/** A text with a secret was masked when the cursor was saved, so it is found by its mask. */
function placeIn(queue: readonly string[], text: string): number {
  const at = queue.indexOf(text)
  return at === -1 ? queue.findIndex((one) => one.includes('[REDACTED:')) : at
}
