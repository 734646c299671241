import type { ReadingState } from '../event/cursor.ts'
import { type HumanEvent, isPrompt, type QueueEvent, type TranscriptEvent } from '../event/event.ts'
import { typedCommand } from '../prompt/slash-command.ts'
import { isTyped, leavesSession, queueAfter, saidIn, typed } from './client-queue.ts'
import { isEditOf, saysAlso } from './same-prompt.ts'

/** How many events to wait before a queued text counts as its own turn without any other sign. */
const MAX_EVENTS_WAITED = 5_000

/** A queued text that waits, and how far the events after it were examined. */
export type Waiting = {
  readonly text: string
  /** Index in the held events of the next one to look at. */
  next: number
  queue: readonly string[]
  /** The queue when the text came in: every text that may still be sent before it. */
  readonly ahead: readonly string[]
  /** How the text left the queue, if it did. */
  gone: '' | 'taken' | 'popped'
  /** A command before it opened another session: it is sent there. */
  left: boolean
  /** A prompt that nobody queued came while it waited. */
  passed: boolean
  /** Nothing was said before it. A fork begins with the records of its first prompt, and what it copies comes after them. */
  readonly first: boolean
  /**
   * It begins like a command: carried out and written down once the turn is over. Older clients gave it to the model instead, and all but the
   * newest do not say which text they gave.
   */
  readonly isCommand: boolean
}

export function beginWaiting(event: QueueEvent, state: ReadingState): Waiting {
  const text = typed(event)
  return {
    text,
    isCommand: typedCommand(text) !== undefined,
    next: 1,
    queue: queueAfter(state.queue, event),
    ahead: state.queue,
    gone: '',
    left: false,
    passed: false,
    first: state.recent.length === 0 && state.before === '',
  }
}

/** Whether a queued text is its own turn, or appears elsewhere. */
type Verdict = 'own' | 'elsewhere'

/** Looks at the events since it came in; undefined if nothing is certain yet. */
export function judge(waiting: Waiting, held: readonly TranscriptEvent[]): Verdict | undefined {
  for (; waiting.next < held.length; waiting.next++) {
    const event = held[waiting.next]
    const verdict = event && signOf(event, waiting, held)
    if (verdict) return verdict
  }
  if (held.length <= MAX_EVENTS_WAITED) return undefined
  return isToCome(waiting) ? 'elsewhere' : 'own'
}

/** A first prompt that no record removed from the queue by its words still comes as a prompt, however much a fork copied before it. */
function isToCome({ first, gone, isCommand }: Waiting): boolean {
  return first && gone === '' && !isCommand
}

/** What one event says about it; what is no verdict yet is noted in `waiting`. */
function signOf(event: TranscriptEvent, waiting: Waiting, held: readonly TranscriptEvent[]): Verdict | undefined {
  const { text } = waiting
  switch (event.kind) {
    case 'queue':
      return signInQueue(event, waiting)
    case 'human':
      return signInPrompt(event, waiting, held)
    case 'machine':
    case 'echo':
      return saysAlso(event.text, text) ? 'elsewhere' : undefined
    case 'blocked':
      return count(waiting.queue, text) === 0 ? 'elsewhere' : undefined
    // A text that was taken back is in the input line meanwhile: what is sent or queued next shows what became of it.
    case 'settled':
      return isGiven(waiting) ? 'own' : undefined
    case 'answer':
      return isGiven(waiting) && event.finished ? 'own' : undefined
    default:
      return undefined
  }
}

function signInQueue(event: QueueEvent, waiting: Waiting): Verdict | undefined {
  const { text } = waiting
  if (waiting.gone === 'popped' && isTyped(event)) return isEditOf(typed(event), text) ? 'elsewhere' : 'own'
  if (leavesSession(waiting.queue, event)) waiting.left = true
  const after = queueAfter(waiting.queue, event)
  if (event.operation !== 'dequeue' && count(after, text) < count(waiting.queue, text))
    waiting.gone = event.operation === 'popAll' ? 'popped' : 'taken'
  waiting.queue = after
  return undefined
}

function signInPrompt({ texts }: HumanEvent, waiting: Waiting, held: readonly TranscriptEvent[]): Verdict | undefined {
  const { text } = waiting
  const said = texts.map((one) => one.text)
  if (said.some((one) => saysAlso(one, text) || (waiting.gone === 'popped' && isEditOf(one, text)))) return 'elsewhere'
  if (isToCome(waiting) || !isPrompt(texts)) return undefined
  const queued = saidIn([...waiting.ahead, ...held.filter(isTyped).map(typed)])
  if (said.some((one) => queued.some((other) => saysAlso(one, other)))) return undefined
  if (waiting.left) return 'elsewhere'
  // The prompt typed before it may be written after it, and an SDK does not note the words of that one. A second prompt cannot be that one.
  if (waiting.passed || count(waiting.queue, text) === 0) return 'own'
  waiting.passed = true
  return undefined
}

/** Whether the model was given the text. What a command says may still be written down, as the next prompt. */
function isGiven({ gone, isCommand }: Waiting): boolean {
  return gone === 'taken' && !isCommand
}

function count(queue: readonly string[], text: string): number {
  return queue.filter((one) => one === text).length
}
