import type { HumanText, QueueEvent, TranscriptEvent } from '../event/event.ts'
import { opensSession } from '../prompt/slash-command.ts'
import { MAX_QUEUED } from './state.ts'

/** A record of the client's prompt queue with words that a person said. */
export type TypedEvent = QueueEvent & { readonly said: HumanText }

export function isTyped(event: TranscriptEvent): event is TypedEvent {
  return event.kind === 'queue' && event.operation === 'enqueue' && event.said !== undefined
}

/** The text that the record adds to the queue; '' if no person typed it. */
export function typed({ said, content }: QueueEvent): string {
  return said === undefined ? '' : content.trim()
}

/** Stands in the queue for a command that opens another session. */
const NEW_SESSION = '/clear'

/** Whether this operation makes the client continue in another session, and take the waiting texts there. */
export function leavesSession([first]: readonly string[], { operation, content }: QueueEvent): boolean {
  return operation === 'dequeue' && content === '' && first === NEW_SESSION
}

/** The texts in a queue that a person addressed to the model. */
export function saidIn(queue: readonly string[]): string[] {
  return queue.filter((one) => one !== '' && one !== NEW_SESSION)
}

/** The queue after an operation: first in, first out, unless the operation names a text. */
export function queueAfter(queue: readonly string[], event: QueueEvent): string[] {
  if (leavesSession(queue, event)) return []
  switch (event.operation) {
    case 'enqueue':
      return [...queue, opensSession(event.content) ? NEW_SESSION : typed(event)].slice(-MAX_QUEUED)
    case 'popAll':
      return queue.filter((one) => one === '')
    case 'dequeue':
    case 'remove': {
      const at = event.content === '' ? 0 : Math.max(indexIn(queue, typed(event)), 0)
      return queue.toSpliced(at, 1)
    }
    default:
      return [...queue]
  }
}

/** A text with a secret was masked when the cursor was saved, so it is found by its mask. */
function indexIn(queue: readonly string[], text: string): number {
  const at = queue.indexOf(text)
  return at === -1 ? queue.findIndex((one) => one.includes('[REDACTED:')) : at
}
