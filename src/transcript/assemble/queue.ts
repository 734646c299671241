import { createHash } from 'node:crypto'
import { isTypedIntoQueue } from '../decode.ts'
import type { HumanEvent, QueueEvent, TranscriptEvent } from '../event.ts'
import { splitPasted } from '../wrappers.ts'
import type { FoldState } from './state.ts'

/** Events that are waited for before a queued text is taken as a turn of its own without any other sign. */
const PATIENCE = 5_000

export type PromptQueue = {
  /** Takes the next event; hands on what is decided. */
  push(event: TranscriptEvent): void
  /** Decides what still waits, at the end of a session. */
  flush(): void
  /** The queued text that is not decided yet. */
  waiting(): QueueEvent | undefined
  /** What was read but not handed on, the waiting text apart. */
  held(): readonly TranscriptEvent[]
}

/**
 * Prompts that were typed while the model worked. Newer clients write them as an attachment or, when the turn is over, as a
 * prompt; older ones wrote them nowhere but in the queue's own records. So a queued text waits until it shows up elsewhere,
 * or until it is certain that it will not.
 */
export function promptQueue(state: FoldState, handOn: (event: TranscriptEvent) => void): PromptQueue {
  let held: TranscriptEvent[] = []

  function push(event: TranscriptEvent): void {
    if (held.length === 0 && !isTyped(event)) {
      if (event.kind === 'queue') state.queue = queueAfter(state.queue, event)
      handOn(event)
      return
    }
    held.push(event)
    if (event.kind !== 'answer' && event.kind !== 'call' && event.kind !== 'result') settle(false)
    else if (event.kind === 'answer' && event.finished) settle(false)
    else if (held.length > PATIENCE) settle(false)
  }

  /** Decides as many queued texts as can be decided, and hands on what stands between them. */
  function settle(end: boolean): void {
    for (;;) {
      const first: TranscriptEvent | undefined = held[0]
      if (!first) return
      if (!isTyped(first)) {
        held.shift()
        if (first.kind === 'queue') state.queue = queueAfter(state.queue, first)
        handOn(first)
        continue
      }
      const verdict = judge(first, held, state, end)
      if (verdict === 'waiting') return
      held.shift()
      state.queue = queueAfter(state.queue, first)
      if (verdict === 'own') handOn(turnEvent(first))
    }
  }

  return {
    push,
    flush: () => settle(true),
    waiting: () => (held[0]?.kind === 'queue' ? held[0] : undefined),
    held: () => held.slice(1),
  }
}

type TypedEvent = QueueEvent & { readonly operation: 'enqueue' }

function isTyped(event: TranscriptEvent): event is TypedEvent {
  return event.kind === 'queue' && event.operation === 'enqueue' && typed(event) !== ''
}

function typed(event: QueueEvent): string {
  return isTypedIntoQueue(event.content) ? event.content.trim() : ''
}

/** What is in the queue after an operation: first in, first out, unless the operation names a text. */
export function queueAfter(queue: readonly string[], event: QueueEvent): string[] {
  switch (event.operation) {
    case 'enqueue':
      return [...queue.slice(-63), typed(event)]
    case 'popAll':
      return queue.filter((one) => one === '')
    case 'dequeue':
    case 'remove': {
      const at = event.content === '' ? 0 : Math.max(queue.indexOf(typed(event)), 0)
      return queue.toSpliced(at, 1)
    }
    default:
      return [...queue]
  }
}

function judge(
  event: QueueEvent,
  held: readonly TranscriptEvent[],
  state: FoldState,
  end: boolean,
): 'own' | 'elsewhere' | 'waiting' {
  const text = typed(event)
  const others = [
    ...state.queue,
    ...held
      .filter((one) => one !== event)
      .filter(isTyped)
      .map(typed),
  ].filter((one) => one !== '')
  let queue = queueAfter(state.queue, event)
  let gone: '' | 'taken' | 'popped' = ''
  for (const next of held.slice(1)) {
    if (next.kind === 'queue') {
      if (gone === 'popped' && isTyped(next) && isEditOf(typed(next), text)) return 'elsewhere'
      const before = count(queue, text)
      queue = queueAfter(queue, next)
      if (count(queue, text) < before && next.operation !== 'dequeue')
        gone = next.operation === 'popAll' ? 'popped' : 'taken'
    } else if (next.kind === 'human') {
      if (next.texts.some((one) => saysAlso(one.text, text) || (gone === 'popped' && isEditOf(one.text, text))))
        return 'elsewhere'
      const own = next.texts.some((one) => one.source === 'prompt' || one.source === 'slash_args')
      if (own && !next.texts.some((one) => others.some((other) => saysAlso(one.text, other)))) return 'own'
    } else if (next.kind === 'machine' || next.kind === 'echo') {
      if (saysAlso(next.text, text)) return 'elsewhere'
    } else if (gone !== '' && (next.kind === 'settled' || (next.kind === 'answer' && next.finished))) return 'own'
  }
  if (held.length > PATIENCE) return 'own'
  if (end) return state.sdk ? 'elsewhere' : 'own'
  return 'waiting'
}

function count(queue: readonly string[], text: string): number {
  return queue.filter((one) => one === text).length
}

/** A text that was taken back into the input line comes again with another end. */
function isEditOf(later: string, popped: string): boolean {
  const common = Math.ceil(popped.length * 0.8)
  return later.trim().startsWith(popped.slice(0, common)) || later.includes(popped)
}

/** Several queued prompts may be sent as one, a line each. */
function saysAlso(prompt: string, queued: string): boolean {
  const wanted = splitPasted(queued).typed
  const whole = prompt.trim()
  return whole === wanted || `\n${whole}\n`.includes(`\n${wanted}\n`)
}

/** The queued text as a human entry: queue records have no uuid, so it gets one from when and what was typed. */
function turnEvent(event: QueueEvent): HumanEvent {
  const { typed: text, pasted } = splitPasted(event.content)
  const hash = createHash('sha256').update(`${event.at}\n${event.content}`).digest('hex').slice(0, 32)
  return {
    kind: 'human',
    position: event.position,
    uuid: `q-${hash}`,
    parent: '',
    texts: [{ source: 'queued', text, pasted, slot: 0 }],
    sessionId: event.sessionId,
    at: event.at,
    cwd: '',
    version: '',
  }
}
