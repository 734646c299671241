import { answersBeforeChat } from '../event/before-chat.ts'
import type { ReadingState } from '../event/cursor.ts'
import type { AnswerEvent, HumanEvent, HumanText, Position, TranscriptEvent } from '../event/event.ts'
import { entryUuid, type ToolCall, type Turn } from '../event/turn.ts'
import { pendingCalls } from './calls.ts'
import { markPutBack, markRewound } from './rewound.ts'
import { expectScripted, takeScripted } from './scripted.ts'
import {
  addCall,
  joinEnd,
  MAX_BEFORE_UNITS,
  MAX_TYPED_BEFORE_UNITS,
  openSegment,
  type Segment,
  tail,
  toolCall,
  turnOf,
} from './segment.ts'
import { copyState, type PendingCall } from './state.ts'
import { repeatsPrompt, turnHead } from './turn-head.ts'

/** A place to continue reading from: the line, how many texts of it are done, and what was known before it. */
export type Checkpoint = { readonly position: Position; readonly skip: number; readonly state: ReadingState }

export type TurnFold = {
  /** Clears what belongs to one line only; called before the events of each line. */
  beginLine(): void
  readonly apply: (event: TranscriptEvent) => void
  /** Takes the turns that are complete. */
  take(): Turn[]
  /** The turn whose answer may still grow. */
  open(): Segment | undefined
  close(): void
  /** Where the open turn starts; undefined if there is none. */
  checkpoint(): Checkpoint | undefined
  /** What must be known about the part already read, to continue. */
  snapshot(): ReadingState
  /** Turns on branches the person rewound away from, including ones that an earlier read returned. */
  readonly rewound: Set<string>
}

/**
 * Folds events to turns, in file order: timestamps run backwards in a third of all transcripts, and attachments and
 * parallel tool results stand between a prompt and its answer.
 *
 * A turn ends at the next human text, at a prompt that no person typed, at an interrupt, or when its answer is finished;
 * what the model says after that without being asked belongs to no turn. So a complete turn depends on nothing that comes
 * later, and reading in steps gives what reading at once gives.
 */
export function turnFold(state: ReadingState, skip: { offset: number; texts: number } | undefined): TurnFold {
  const turns: Turn[] = []
  const rewound = new Set<string>()
  const seen = new Set<string>()
  const calls = pendingCalls(state)
  let segment: Segment | undefined
  let checkpoint: Checkpoint | undefined

  function close(): void {
    if (segment) turns.push(turnOf(segment, { complete: true }))
    segment = undefined
    checkpoint = undefined
  }

  function human(event: HumanEvent): void {
    const texts = event.texts.flatMap((text) =>
      text.beforeChat ? answersBeforeChat(text, calls.about(text)?.asked ?? []) : [text],
    )
    if (texts.length === 0) return
    if (takeScripted(state, texts)) {
      state.sdk = false
      return close()
    }
    const resent = event.resent === true || isResent(event) || state.resent === event.uuid
    state.resent = (resent && event.uuid) || undefined
    // Some clients write the history again when a session is resumed, or a prompt several times in a row: what was said once is one turn,
    // which goes on if its answer is still to come.
    const repeated = seen.has(event.uuid)
    if (!repeated) markRewound(rewound, state, event, { resent })
    const silent = state.asked
    state.asked = true
    const done = skip?.offset === event.position.offset ? skip.texts : 0
    if (repeated && (!segment || entryUuid(segment.head.uuid) !== event.uuid)) close()
    for (const [index, text] of texts.entries()) {
      const call = calls.about(text)
      if (index < done || repeated || isAnswerToOther(text, call)) continue
      close()
      checkpoint = { position: event.position, skip: index, state: { ...calls.stateBeforeLine(), asked: silent } }
      const head = turnHead(event, text, { state, call, said: silent ? '' : state.before })
      segment = openSegment({ ...head, ...(resent && { resent }) })
      state.afterInterrupt = false
      if (text.text !== '') state.typed = tail(text.text, MAX_TYPED_BEFORE_UNITS)
    }
    seen.add(event.uuid)
    if (repeated) state.afterInterrupt = false
  }

  /** Whether it repeats the open turn, which has no answer yet. */
  function isResent(event: HumanEvent): boolean {
    const [text, ...more] = event.texts
    if (!segment || !text || more.length > 0 || segment.parts.length > 0 || segment.calls.size > 0) return false
    return repeatsPrompt(segment.head, event, text, state)
  }

  function answer(event: AnswerEvent): void {
    if (event.uuid !== '' && event.uuid === state.answer) return
    state.answer = event.uuid || undefined
    keepSaid(state, event.text || event.stopped || '')
    if (!segment) return
    segment.parts.push(event)
    if (event.failed) segment.failed = true
    if (event.finished) close()
  }

  function result(id: string, outcome: ToolCall['outcome']): void {
    const call = calls.resolve(id)
    if (call && segment?.calls.has(id)) segment.calls.set(id, toolCall(call, outcome))
  }

  function apply(event: TranscriptEvent): void {
    switch (event.kind) {
      case 'human':
        state.sdk = false
        return human(event)
      case 'machine':
        state.sdk = event.automation
        return close()
      case 'interrupt':
        if (segment) segment.interrupted = true
        state.afterInterrupt = true
        return close()
      case 'answer':
        return answer(event)
      case 'call': {
        // The cursor stores the call, so nothing else of the event may be kept.
        const { kind: _, ...call } = event
        calls.add(call)
        if (segment) addCall(segment, call)
        return
      }
      case 'result':
        return result(event.id, event.outcome)
      case 'settled':
        return close()
      case 'summed-up':
        return markPutBack(rewound, state, event.parent)
      case 'scripted':
        return expectScripted(state, event.name)
      case 'blocked':
      case 'echo':
      case 'queue':
    }
  }

  return {
    beginLine: calls.beginLine,
    apply,
    take: () => turns.splice(0),
    open: () => segment,
    close,
    checkpoint: () => checkpoint,
    snapshot: () => copyState(state),
    rewound,
  }
}

/** Keeps the end of what the model said since the last prompt. */
function keepSaid(state: ReadingState, said: string): void {
  if (said === '') return
  state.before = joinEnd([state.asked ? '' : state.before, said], MAX_BEFORE_UNITS)
  state.asked = false
}

/** Answers come from the tool that asks, whatever other tools may call their results. */
function isAnswerToOther({ source }: HumanText, call: PendingCall | undefined): boolean {
  return source === 'answer' && call !== undefined && call.name !== 'AskUserQuestion'
}
