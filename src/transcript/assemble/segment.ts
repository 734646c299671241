import type { AnswerEvent } from '../event/event.ts'
import type { ToolCall, Turn, TurnFacts } from '../event/turn.ts'
import type { PendingCall } from './state.ts'

const MAX_ANSWER_UNITS = 16_000
export const MAX_BEFORE_UNITS = 2_000
export const MAX_TYPED_BEFORE_UNITS = 1_000
const MAX_CALLS_PER_TURN = 200

/** What is known about a turn when it begins. */
export type TurnHead = Omit<Turn, 'assistantText' | 'complete' | 'assistantUuid' | 'facts'> &
  Pick<TurnFacts, 'denied' | 'afterInterrupt' | 'claimed' | 'resent'>

/** A turn whose answer is still being read, with everything that can still change. */
export type Segment = {
  readonly head: TurnHead
  readonly parts: AnswerEvent[]
  readonly calls: Map<string, ToolCall>
  interrupted: boolean
  failed: boolean
}

export function openSegment(head: TurnHead): Segment {
  return { head, parts: [], calls: new Map(), interrupted: false, failed: false }
}

export function addCall(segment: Segment, call: PendingCall): void {
  if (segment.calls.size < MAX_CALLS_PER_TURN) segment.calls.set(call.id, toolCall(call, 'unknown'))
}

export function toolCall(call: PendingCall, outcome: ToolCall['outcome']): ToolCall {
  return call.target === '' ? { name: call.name, outcome } : { name: call.name, target: call.target, outcome }
}

/** `satisfies` this fails where `Given` leaves out a property of `Whole`, optional or not, and names it. */
type Naming<Whole, Given> = Given & Record<Exclude<keyof Whole, keyof Given>, unknown>

/** The turn as far as it is known. */
export function turnOf(
  { head, parts, calls, interrupted, failed }: Segment,
  { complete }: Pick<Turn, 'complete'>,
): Turn {
  const { uuid, source, text, assistantBefore, sessionId, at, offset, line } = head
  const { pasted, typedBefore, version, typedIn, denied, afterInterrupt, claimed, resent } = head
  const last = parts.at(-1)
  // Every property by name: spreading the rest of another object would give each turn an object layout of its own, and reading its properties
  // would then take a lookup each time.
  const facts = {
    toolCalls: [...calls.values()],
    ...(denied && { denied }),
    afterInterrupt,
    interrupted,
    failed,
    rewound: false,
    ...(claimed && { claimed }),
    ...(resent && { resent }),
  }
  const turn = {
    uuid,
    source,
    text,
    ...(pasted && { pasted }),
    assistantBefore,
    ...(typedBefore !== undefined && { typedBefore }),
    sessionId,
    at,
    ...(version !== undefined && { version }),
    ...(typedIn && { typedIn }),
    offset,
    line,
    assistantText: answerText(parts),
    complete,
    ...(last && { assistantUuid: last.uuid }),
    facts: facts satisfies Naming<TurnFacts, typeof facts>,
  }
  return turn satisfies Naming<Turn, typeof turn>
}

/** The end of an answer matters most: it says what was done and found. */
function answerText(parts: readonly AnswerEvent[]): string {
  return joinEnd(
    parts.map((part) => part.text),
    MAX_ANSWER_UNITS,
  )
}

const SEPARATOR = '\n\n'

/**
 * The last `length` UTF-16 units of the texts, an empty line between them. Pieces are cut before they are joined: one cut out
 * of the whole would keep the whole in memory for as long as the turn lives.
 */
export function joinEnd(texts: readonly string[], length: number): string {
  const kept: string[] = []
  let room = length
  for (let index = texts.length - 1; index >= 0 && room > 0; index--) {
    const said = texts[index] ?? ''
    if (said === '') continue
    const piece = kept.length === 0 ? said : said + SEPARATOR
    kept.push(tail(piece, room))
    room -= piece.length
  }
  return kept.toReversed().join('')
}

/** The last `length` UTF-16 units, never starting inside a character. */
export function tail(whole: string, length: number): string {
  if (whole.length <= length) return whole
  const cut = whole.slice(-length)
  const first = cut.charCodeAt(0)
  return first >= 0xdc00 && first <= 0xdfff ? cut.slice(1) : cut
}
