import { nameFor } from '../entry/name-for.ts'
import type { ReadingState } from '../event/cursor.ts'
import { type HumanEvent, isPrompt, type QueueEvent, type TranscriptEvent } from '../event/event.ts'
import { isTyped, queueAfter, typed, type TypedEvent } from './client-queue.ts'
import { saysAlso } from './same-prompt.ts'
import { MAX_QUEUED } from './state.ts'
import { judge, beginWaiting, type Waiting } from './waiting.ts'

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
export function promptQueue(state: ReadingState, emit: (event: TranscriptEvent) => void): PromptQueue {
  const held: TranscriptEvent[] = []
  let waiting: Waiting | undefined

  /** Decides as many queued texts as possible, and passes on what is between them. */
  function settle({ atEnd }: { readonly atEnd: boolean }): void {
    for (let first = held[0]; first !== undefined; first = held[0]) {
      if (isTyped(first)) {
        waiting ??= beginWaiting(first, state)
        const verdict = judge(waiting, held) ?? (atEnd ? (state.sdk || waiting.left ? 'elsewhere' : 'own') : undefined)
        if (verdict === undefined) return
        const { gone } = waiting
        const isOwn = verdict === 'own' && (gone === 'taken' || !waiting.isCommand)
        held.shift()
        waiting = undefined
        // Before it counts as queued: a later read from this turn meets its record again.
        if (isOwn) emit({ ...turnEvent(first), ...(gone === 'popped' && { takenBack: true }) })
        state.queue = queueAfter(state.queue, first)
        // Not a text that was taken back, which was not sent: if it is sent later, the person says it again.
        if (isOwn && gone === '') state.early = [...(state.early ?? []), typed(first)].slice(-MAX_QUEUED)
      } else {
        held.shift()
        if (first.kind === 'queue') state.queue = queueAfter(state.queue, first)
        emit(first.kind === 'human' ? sentAfterAll(first) : first)
      }
    }
  }

  /** Marks a prompt that already counted as a turn while it waited. Such prompts come next: once another prompt has come, none is expected. */
  function sentAfterAll(event: HumanEvent): HumanEvent {
    // This prompt is read again while its answer is awaited.
    if (state.resent === event.uuid) return event
    const left = state.early?.filter((text) => !event.texts.some((said) => saysAlso(said.text, text)))
    const isSent = left?.length !== state.early?.length
    if (!isSent && !isPrompt(event.texts)) return event
    state.early = isSent ? left : undefined
    return isSent ? { ...event, resent: true } : event
  }

  return {
    push: (event) => {
      held.push(event)
      settle({ atEnd: false })
    },
    flush: () => settle({ atEnd: true }),
    waiting: () => held.find(isTyped),
  }
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
