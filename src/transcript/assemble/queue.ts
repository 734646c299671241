import type { ReadingState } from '../cursor.ts'
import { type HumanEvent, type HumanText, isPrompt, type QueueEvent, type TranscriptEvent } from '../event.ts'
import { nameFor } from '../name-for.ts'
import { typedCommand } from '../slash-command.ts'
import { splitPasted, stripWrappers } from '../wrappers.ts'
import { QUEUE } from './state.ts'

/** How many events to wait before a queued text counts as its own turn without any other sign. */
const PATIENCE = 5_000

export type PromptQueue = {
  /** Takes the next event; passes on what is decided. */
  readonly push: (event: TranscriptEvent) => void
  /** At the end of a session, decides what still waits. */
  flush(): void
  /** The queued text that is still undecided. */
  waiting(): QueueEvent | undefined
}

/**
 * Prompts typed while the model worked. Newer clients write them as an attachment or, once the turn is over, as a prompt; older ones
 * wrote them only in the queue's own records. So a queued text waits until it appears elsewhere, or certainly will not.
 */
export function promptQueue(state: ReadingState, handOn: (event: TranscriptEvent) => void): PromptQueue {
  const held: TranscriptEvent[] = []
  let watch: Watch | undefined

  /** Decides as many queued texts as possible, and passes on what is between them. */
  function settle(end: boolean): void {
    for (let first = held[0]; first !== undefined; first = held[0]) {
      if (isTyped(first)) {
        watch ??= newWatch(first, state)
        const verdict = judge(watch, held) ?? (end ? (state.sdk ? 'elsewhere' : 'own') : undefined)
        if (verdict === undefined) return
        const isTaken = watch.gone === 'taken'
        const isOwn = verdict === 'own' && (isTaken || !watch.isCommand)
        held.shift()
        watch = undefined
        // Before it counts as queued: a later read from this turn meets its record again.
        if (isOwn) handOn(turnEvent(first))
        state.queue = queueAfter(state.queue, first)
        if (isOwn && !isTaken) state.early = [...(state.early ?? []), typed(first)].slice(-QUEUE)
      } else {
        held.shift()
        if (first.kind === 'queue') state.queue = queueAfter(state.queue, first)
        handOn(first.kind === 'human' ? sentAfterAll(first) : first)
      }
    }
  }

  /** Marks what was taken for a turn when it waited. It comes as the next prompts, or else it does not come. */
  function sentAfterAll(event: HumanEvent): HumanEvent {
    // Read again, while its answer is awaited.
    if (state.resent === event.uuid) return event
    const left = state.early?.filter((text) => !event.texts.some((said) => saysAlso(said.text, text)))
    const isSent = left?.length !== state.early?.length
    if (!isSent && !isPrompt(event.texts)) return event
    state.early = isSent && left?.length !== 0 ? left : undefined
    return isSent ? { ...event, resent: true } : event
  }

  return {
    push: (event) => {
      held.push(event)
      settle(false)
    },
    flush: () => settle(true),
    waiting: () => held.find(isTyped),
  }
}

type TypedEvent = QueueEvent & { readonly said: HumanText }

function isTyped(event: TranscriptEvent): event is TypedEvent {
  return event.kind === 'queue' && event.operation === 'enqueue' && event.said !== undefined
}

function typed({ said, content }: QueueEvent): string {
  return said === undefined ? '' : content.trim()
}

/** The queue after an operation: first in, first out, unless the operation names a text. */
function queueAfter(queue: readonly string[], event: QueueEvent): string[] {
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

/** How far the events after a queued text were examined. */
type Watch = {
  readonly text: string
  /** Index in the held events of the next one to look at. */
  next: number
  queue: readonly string[]
  /** The queue when the text came in: every text that may still be sent before it. */
  readonly ahead: readonly string[]
  /** How the text left the queue, if it did. */
  gone: '' | 'taken' | 'popped'
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

function newWatch(event: QueueEvent, state: ReadingState): Watch {
  const text = typed(event)
  return {
    text,
    isCommand: typedCommand(text) !== undefined,
    next: 1,
    queue: queueAfter(state.queue, event),
    ahead: state.queue,
    gone: '',
    passed: false,
    first: state.recent.length === 0 && state.before === '',
  }
}

/** Whether a queued text is its own turn, or appears elsewhere. */
type Verdict = 'own' | 'elsewhere'

/** Looks at the events since then; undefined if nothing is certain yet. */
function judge(watch: Watch, held: readonly TranscriptEvent[]): Verdict | undefined {
  for (; watch.next < held.length; watch.next++) {
    const event = held[watch.next]
    const verdict = event && signOf(event, watch, held)
    if (verdict) return verdict
  }
  if (held.length <= PATIENCE) return undefined
  return isToCome(watch) ? 'elsewhere' : 'own'
}

/** A first prompt that no record removed from the queue by its words still comes as a prompt, however much a fork copied before it. */
function isToCome({ first, gone, isCommand }: Watch): boolean {
  return first && gone === '' && !isCommand
}

function signOf(event: TranscriptEvent, watch: Watch, held: readonly TranscriptEvent[]): Verdict | undefined {
  const { text } = watch
  switch (event.kind) {
    case 'queue': {
      if (watch.gone === 'popped' && isTyped(event)) return isEditOf(typed(event), text) ? 'elsewhere' : 'own'
      const after = queueAfter(watch.queue, event)
      if (event.operation !== 'dequeue' && count(after, text) < count(watch.queue, text))
        watch.gone = event.operation === 'popAll' ? 'popped' : 'taken'
      watch.queue = after
      return undefined
    }
    case 'human': {
      const said = event.texts.map((one) => one.text)
      if (said.some((one) => saysAlso(one, text) || (watch.gone === 'popped' && isEditOf(one, text))))
        return 'elsewhere'
      if (isToCome(watch)) return undefined
      if (!isPrompt(event.texts)) return undefined
      const queued = [...watch.ahead, ...held.filter(isTyped).map(typed)].filter((one) => one !== '')
      if (said.some((one) => queued.some((other) => saysAlso(one, other)))) return undefined
      // The prompt before it may be written behind it, and an SDK does not note what that said. A second one is no such prompt.
      if (watch.passed || count(watch.queue, text) === 0) return 'own'
      watch.passed = true
      return undefined
    }
    case 'machine':
    case 'echo':
      return saysAlso(event.text, text) ? 'elsewhere' : undefined
    // What was taken back stands in the input line meanwhile: what is sent or queued next tells what became of it.
    case 'settled':
      return isGiven(watch) ? 'own' : undefined
    case 'answer':
      return isGiven(watch) && event.finished ? 'own' : undefined
    default:
      return undefined
  }
}

/** The model was given it. What a command would say may still be written down, as the next prompt. */
function isGiven({ gone, isCommand }: Watch): boolean {
  return gone === 'taken' && !isCommand
}

function count(queue: readonly string[], text: string): number {
  return queue.filter((one) => one === text).length
}

/** A text taken back into the input line, alone or with others, returns changed: most of it is still its beginning and its end. */
function isEditOf(later: string, popped: string): boolean {
  if (later.includes(popped)) return true
  return [later, ...later.split('\n')].some((text) => keeps(text.trim(), popped) > popped.length / 2)
}

/** How many characters both begin with, and those after them that both end with. */
function keeps(text: string, before: string): number {
  const most = Math.min(text.length, before.length)
  let start = 0
  while (start < most && text[start] === before[start]) start++
  let end = 0
  while (start + end < most && text.at(-1 - end) === before.at(-1 - end)) end++
  return start + end
}

/** Several queued prompts may be sent as one, one per line. */
function saysAlso(prompt: string, queued: string): boolean {
  const { text } = splitPasted(stripWrappers(queued))
  return [text, typedCommand(text)?.text].some(
    (wanted) => wanted !== undefined && `\n${prompt.trim()}\n`.includes(`\n${wanted}\n`),
  )
}

/** The queued text as a human entry. Queue records have no uuid, so one is made from the time and the text. */
function turnEvent(event: TypedEvent): HumanEvent {
  return {
    kind: 'human',
    position: event.position,
    uuid: nameFor('q', event.at, event.content),
    parent: '',
    texts: [event.said],
    sessionId: event.sessionId,
    at: event.at,
    version: '',
  }
}
