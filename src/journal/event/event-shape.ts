import { isObject } from '../../base/parsed-json.ts'
import { KINDS, TIERS } from '../../extract/candidate.ts'
import { TURN_SOURCES } from '../../transcript/event/turn.ts'
import type { JournalEvent } from './event.ts'
import { EVENT_ID, ITEM_ID, NAME, PATH, SENTENCE, SIGNATURE } from './id-shape.ts'
import { CHECKS, DECIDERS, DECISIONS, PUT_OFF_UNTIL, SCOPES, SPEAKERS } from './vocabulary.ts'

type Test = (value: unknown) => boolean
type Shape = { readonly required: ReadonlyMap<string, Test>; readonly optional: ReadonlyMap<string, Test> }

const isText: Test = (value) => typeof value === 'string'
const matching =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const isEventId = matching(EVENT_ID)
const isItemId = matching(ITEM_ID)
const isName = matching(NAME)
const isPath = matching(PATH)
const isSignature = matching(SIGNATURE)
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value)
const isFlag: Test = (value) => typeof value === 'boolean'
/** As `toISOString()` writes it. The schema accepts more forms; those go the long way. */
const isTime: Test = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const oneOf = (words: readonly string[]): Test => {
  const known = new Set(words)
  return (value) => typeof value === 'string' && known.has(value)
}
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)

const shape = (required: Record<string, Test>, optional: Record<string, Test> = {}): Shape => ({
  required: new Map(Object.entries(required)),
  optional: new Map(Object.entries(optional)),
})

const EVIDENCE = shape(
  {
    text: isText,
    speaker: oneOf(SPEAKERS),
    turnUuid: isName,
    sessionId: isName,
    transcriptPath: isPath,
    at: isName,
  },
  { typed: isText, before: isText, after: isText, source: oneOf(TURN_SOURCES) },
)
const PART = shape({ id: isName, weight: isNumber, because: matching(SENTENCE) })

const base = { v: (value: unknown) => value === 1, id: isEventId, at: isTime, type: isText, item: isItemId }
const substance = {
  kind: oneOf(KINDS),
  text: isText,
  scope: oneOf(SCOPES),
  confidence: isNumber,
  tier: oneOf(TIERS),
  cues: listOf(isName),
  checks: listOf(oneOf(CHECKS)),
  evidence: (value: unknown) => fits(value, EVIDENCE),
}
const extras = { parts: listOf((value) => fits(value, PART)), sig: isSignature }

const SHAPES: ReadonlyMap<unknown, Shape> = new Map<JournalEvent['type'], Shape>([
  ['proposed', shape({ ...base, ...substance }, extras)],
  ['imported', shape({ ...base, ...substance, origin: isPath }, extras)],
  [
    'decided',
    shape(
      { ...base, on: isEventId, decision: oneOf(DECISIONS), by: oneOf(DECIDERS) },
      {
        text: isText,
        kind: oneOf(KINDS),
        scope: oneOf(SCOPES),
        pinned: isFlag,
        other: isItemId,
        until: oneOf(PUT_OFF_UNTIL),
        mac: isSignature,
        sig: isSignature,
        step: isEventId,
      },
    ),
  ],
  ['undone', shape({ ...base, on: isEventId, event: isEventId }, { step: isEventId })],
  ['delivered', shape({ ...base, sessionId: isName, channel: isName, seenAt: isName })],
  ['repeated', shape({ ...base, sessionId: isName, turnUuid: isName, text: isText, afterDelivery: isFlag })],
])

/**
 * Whether a parsed line is plainly an event: the schema by hand, because the schema takes three times as long as `JSON.parse`.
 * True only for what the schema accepts (a test keeps the two in step); false means "ask the schema", which also says what is wrong.
 */
export function isPlainEvent(value: unknown): value is JournalEvent {
  const known = isObject(value) ? SHAPES.get(value.type) : undefined
  return known !== undefined && fits(value, known)
}

function fits(value: unknown, { required, optional }: Shape): boolean {
  if (!isObject(value)) return false
  let found = 0
  for (const key of Object.keys(value)) {
    const needed = required.get(key)
    const test = needed ?? optional.get(key)
    if (!test?.(value[key])) return false
    if (needed) found++
  }
  return found === required.size
}
