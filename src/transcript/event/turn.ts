/** Where a person's words were in the transcript (vocabulary shared by `sage turns` and the labelled data). */
export const TURN_SOURCES = ['prompt', 'queued', 'denial', 'answer', 'slash_args', 'memory'] as const
export type TurnSource = (typeof TURN_SOURCES)[number]

/** One tool call of a turn: a fact, not a text. */
export type ToolCall = {
  readonly name: string
  /** The command of a shell call, the path of a file call; at most 200 characters. */
  readonly target?: string
  readonly outcome: 'ok' | 'failed' | 'denied' | 'unknown'
}

/** What happened around the words; no text is extracted from it. */
export type TurnFacts = {
  readonly toolCalls: readonly ToolCall[]
  /** The tool call that a `denial` refused. */
  readonly denied?: ToolCall
  /** The person interrupted the previous turn; these words are what they said instead. */
  readonly afterInterrupt: boolean
  /** This turn itself was interrupted. */
  readonly interrupted: boolean
  /** The answer was an API error or was cut off mid-stream. */
  readonly failed: boolean
  /** The turn is on a branch that the person abandoned by rewinding. */
  readonly rewound: boolean
  /** The previous prompt, put back into the input line and sent again: interrupted before an answer, typed once. */
  readonly resent?: true
  /** Only the text of a tool result claims that a person said this, so it is never approved without a key press. */
  readonly claimed?: true
}

/** Where a person typed something, however it got into this transcript: Claude may have left the folder that the session was started in. */
export type TypedIn = { readonly cwd: string; readonly sessionId: string }

/** One human prompt with the assistant work that answers it. */
export type Turn = {
  /** The uuid of the human entry; `#2` … where one entry holds several texts; `q-<hash>` or `e-<hash>` for entries without one. */
  readonly uuid: string
  readonly source: TurnSource
  /** What was typed, wrappers and pasted blocks removed. Raw: sanitise before storing or drawing. */
  readonly text: string
  readonly pasted?: readonly string[]
  /** The end of the assistant text that the person was answering (at most 2,000 characters). */
  readonly assistantBefore: string
  /** The end of what the person had typed before these words (at most 1,000 characters), if anything: "remember that" refers to it. */
  readonly typedBefore?: string
  /** The assistant text that answered, split entries joined, at most 16,000 characters. */
  readonly assistantText: string
  /** False while the answer may still grow; such a turn is not consumed. */
  readonly complete: boolean
  readonly sessionId: string
  /** ISO 8601, or '' if the entry has none. For display only, never for order. */
  readonly at: string
  /** Uuid of the last assistant entry of the answer. */
  readonly assistantUuid?: string
  readonly version?: string
  readonly typedIn?: TypedIn
  /** Byte offset and 1-based number of the line that holds the human text. */
  readonly offset: number
  readonly line: number
  readonly facts: TurnFacts
}

/** A turn is named after its entry; the second and later turns of one entry also have a number. */
export function turnUuid(entry: string, slot: number): string {
  return slot === 0 ? entry : `${entry}#${slot + 1}`
}

/** The uuid of the entry that holds a turn. */
export function entryUuid(turn: string): string {
  return turn.replace(/#\d+$/u, '')
}

/** Sage's own learnings, seen in what a hook handed to the model: the proof of delivery. */
export type SeenInjection = {
  readonly sessionId: string
  readonly at: string
  readonly hookEvent: string
  readonly learningIds: readonly string[]
}
