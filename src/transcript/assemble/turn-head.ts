import type { ReadingState } from '../event/cursor.ts'
import type { HumanEvent, HumanText } from '../event/event.ts'
import { type ToolCall, turnUuid } from '../event/turn.ts'
import { joinEnd, MAX_BEFORE_UNITS, tail, toolCall, type TurnHead } from './segment.ts'
import type { PendingCall } from './state.ts'

type Known = {
  readonly state: ReadingState
  /** The tool call that the words are about. */
  readonly call: PendingCall | undefined
  /** What the model said since the last prompt. */
  readonly said: string
}

export function turnHead(event: HumanEvent, text: HumanText, { state, call, said }: Known): TurnHead {
  const denied = text.source === 'denial' && call ? toolCall(call, 'denied') : undefined
  return {
    uuid: turnUuid(event.uuid, text.slot),
    source: text.source,
    text: text.text,
    ...(text.pasted.length > 0 && { pasted: text.pasted }),
    assistantBefore: repliedTo(text, denied, said) ?? state.before,
    ...(state.typed !== undefined && { typedBefore: state.typed }),
    sessionId: event.sessionId,
    at: event.at,
    ...(event.version !== '' && { version: event.version }),
    ...(event.typedIn && { typedIn: event.typedIn }),
    ...event.position,
    afterInterrupt: state.afterInterrupt,
    ...(denied && { denied }),
    ...(text.claimed && { claimed: text.claimed }),
  }
}

/** The question, or the denied call with what was said to it; undefined if the words reply to neither. */
function repliedTo(text: HumanText, denied: ToolCall | undefined, said: string): string | undefined {
  if (text.question) return tail(`[question] ${text.question}`, MAX_BEFORE_UNITS)
  if (!denied) return undefined
  const { name, target } = denied
  return joinEnd([said, `[denied] ${target ? `${name}: ${target}` : name}`], MAX_BEFORE_UNITS)
}

/** Whether a text repeats the prompt of the turn, which the client put back into the input line because no answer had come yet. */
export function repeatsPrompt(head: TurnHead, event: HumanEvent, text: HumanText, state: ReadingState): boolean {
  const isSame =
    head.source === text.source && head.text === text.text && (head.pasted ?? []).join() === text.pasted.join()
  if (!isSame || event.parent === '' || event.uuid === head.uuid) return false
  return state.recent.some(([at, uuid]) => at === event.parent && uuid === head.uuid)
}
