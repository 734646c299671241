import type { AskedQuestion } from './before-chat.ts'
import type { HumanText } from './human-text.ts'
import type { ToolCall } from './turn.ts'

/** Where a record is: byte offset of its first byte and 1-based line number. */
export type Position = { readonly offset: number; readonly line: number }

/** What turns are made of; everything else in a transcript is skipped. */
export type TranscriptEvent =
  | HumanEvent
  /** A prompt that no person typed: it ends the turn before it. */
  | { readonly kind: 'machine'; readonly text: string; readonly automation: boolean; readonly strange?: true }
  /** A text that the client put in by itself; it tells where a queued text went. */
  | { readonly kind: 'echo'; readonly text: string; readonly strange?: true }
  | { readonly kind: 'interrupt' }
  | AnswerEvent
  | {
      readonly kind: 'call'
      readonly id: string
      readonly name: string
      readonly target: string
      readonly asked?: AskedQuestion[]
    }
  | { readonly kind: 'result'; readonly id: string; readonly outcome: ToolCall['outcome'] }
  /** The client notes that the turn is over; older clients write no stop reason. */
  | { readonly kind: 'settled' }
  | QueueEvent

export type HumanEvent = {
  readonly kind: 'human'
  readonly position: Position
  readonly uuid: string
  readonly parent: string
  readonly texts: readonly HumanText[]
  readonly sessionId: string
  readonly at: string
  readonly cwd: string
  readonly version: string
}

export type AnswerEvent = {
  readonly kind: 'answer'
  readonly messageId: string
  readonly uuid: string
  readonly text: string
  /** What a message had said when the person stopped it. It is no answer, but they read it and correct it next. */
  readonly stopped?: string
  /** The model ended its message here, or the client ended it with an error. */
  readonly finished: boolean
  readonly failed: boolean
}

export type QueueEvent = {
  readonly kind: 'queue'
  readonly operation: string
  readonly position: Position
  readonly content: string
  readonly sessionId: string
  readonly at: string
}
