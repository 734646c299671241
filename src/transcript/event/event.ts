import type { AskedQuestion } from './before-chat.ts'
import type { ToolCall, TurnSource, TypedIn } from './turn.ts'

/** Where a record is: byte offset of its first byte and 1-based line number. */
export type Position = { readonly offset: number; readonly line: number }

/** What turns are made of; everything else in a transcript is skipped. */
export type TranscriptEvent =
  | HumanEvent
  | MachineEvent
  | EchoEvent
  | InterruptEvent
  /** A hook asked the client to send this as the next prompt: `scriptedName()` of its words. */
  | { readonly kind: 'scripted'; readonly name: string }
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
  /** The person let the client sum up everything after this entry, and has the prompt that came next in the input line again. */
  | { readonly kind: 'summed-up'; readonly parent: string }
  /** A hook blocked the prompt that left the queue last: it was not sent. */
  | { readonly kind: 'blocked' }
  | QueueEvent

/** One text that a person typed, before it becomes a turn. */
export type HumanText = {
  readonly source: TurnSource
  readonly text: string
  readonly pasted: readonly string[]
  /** What the person was asked, for an `answer`. */
  readonly question?: string
  /** The tool call that a `denial` refused or an `answer` replies to. */
  readonly toolUseId?: string
  /** Only the result's own words say that a person spoke, and a server may have written them. */
  readonly claimed?: true
  /** Not yet an answer: the client's account to the model of answers given before the questions were refused. */
  readonly beforeChat?: true
  /** Number of the text within its entry, from 0; some numbers belong to placeholders that nobody typed. */
  readonly slot: number
}

/** Whether these are a prompt, typed as it is or after a slash command. */
export function isPrompt(texts: readonly HumanText[]): boolean {
  return texts.some(({ source }) => source === 'prompt' || source === 'slash_args')
}

export type HumanEvent = {
  readonly kind: 'human'
  readonly position: Position
  readonly uuid: string
  readonly parent: string
  readonly texts: readonly HumanText[]
  readonly sessionId: string
  readonly at: string
  readonly version: string
  readonly typedIn?: TypedIn
  /** It already counted as a turn while it waited in the queue. */
  readonly resent?: true
  /** It waited in the queue, and the person took it back into the input line and sent something else. */
  readonly takenBack?: true
}

/** A prompt that no person typed: it ends the turn before it and starts none. */
export type MachineEvent = {
  readonly kind: 'machine'
  readonly text: string
  /** A program typed it, not the client itself. */
  readonly automation: boolean
  /** In a form, or from somebody, that this version of Sage does not know. */
  readonly strange?: true
}

/**
 * A text that the client put into the turn that is running: skill bodies, hook feedback, command output. It shows where a queued text went; ''
 * shows nothing.
 */
export type EchoEvent = { readonly kind: 'echo'; readonly text: string; readonly strange?: true }

export type InterruptEvent = { readonly kind: 'interrupt' }

export type AnswerEvent = {
  readonly kind: 'answer'
  readonly messageId: string
  readonly uuid: string
  readonly text: string
  /** What a message had said when the person stopped it. It is not an answer, but they read it and correct it next. */
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
  /** What a person said in `content`, if anything. */
  readonly said: HumanText | undefined
  readonly sessionId: string
  readonly at: string
}
