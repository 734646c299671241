import { isObject } from '../../base/parsed-json.ts'
import { KINDS, TIERS } from '../../extract/candidate.ts'
import { oneLine } from '../../text/sanitize.ts'
import { TURN_SOURCES } from '../../transcript/event/turn.ts'
import {
  faultIn,
  fitted,
  flag,
  type Form,
  type FormedBy,
  line,
  listOf,
  matching,
  number,
  object,
  oneOf,
  optional,
  text,
  time,
} from './form.ts'
import { EVENT_ID, ITEM_ID } from './id-shape.ts'
import { CHECKS, DECIDERS, DECISIONS, PUT_OFF_UNTIL, SCOPES, SPEAKERS } from './vocabulary.ts'

/**
 * Version of the journal's lines. A reader that finds a higher version becomes read-only and says so. Any new field or word in a line needs a
 * higher version, because an older Sage takes what it does not know in a line of its own version for damage.
 */
export const JOURNAL_VERSION = 1

const eventId = matching(EVENT_ID)
const itemId = matching(ITEM_ID)
/** A name from Claude Code or an extractor: a session, a turn, a cue, a channel. */
const name = line(200)
/** A path, as long as systems allow. */
const path = line(4096)
/** HMAC-SHA256 as base64url. */
const signature = matching(/^[\w-]{0,64}$/)

const base = { v: oneOf([JOURNAL_VERSION]), id: eventId, at: time }

const evidence = object({
  /** The words that justify the proposal, as typed (sanitised, secrets masked). */
  text,
  /** The whole typed text around them, at most 2,000 characters. */
  typed: optional(text),
  /** The end of the assistant text before. */
  before: optional(text),
  /** The beginning of the assistant text after. */
  after: optional(text),
  speaker: oneOf(SPEAKERS),
  source: optional(oneOf(TURN_SOURCES)),
  /** For what came with a `learnings.md`, the id in its markers there. */
  turnUuid: name,
  sessionId: name,
  transcriptPath: path,
  at: name,
})
export type Evidence = FormedBy<typeof evidence>

/** `because`: a sentence that Sage made about a proposal. */
const part = object({ id: name, weight: number, because: line(1000) })

/** Proves that this person's Sage wrote the line; an item without a valid signature is shown as coming from elsewhere. */
const sig = optional(signature)

const substance = {
  item: itemId,
  kind: oneOf(KINDS),
  text,
  scope: oneOf(SCOPES),
  confidence: number,
  tier: oneOf(TIERS),
  cues: listOf(name),
  parts: optional(listOf(part)),
  checks: listOf(oneOf(CHECKS)),
  evidence,
}

const proposed = object({ ...base, type: oneOf(['proposed']), ...substance, sig })
/**
 * A learning that came from elsewhere: a clone, a teammate, an import, another journal. It waits like any proposal.
 * `origin` is a path, or `workspace:<id>` in the user's journal for what a project passed on to the scope `user`.
 */
const imported = object({ ...base, type: oneOf(['imported']), origin: path, ...substance, sig })
const decided = object({
  ...base,
  type: oneOf(['decided']),
  item: itemId,
  /** The item's last proposing, deciding or undoing event: a decision taken on an older state is void. */
  on: eventId,
  decision: oneOf(DECISIONS),
  /** approve, edit, merge: the text, kind and scope from here on. */
  text: optional(text),
  kind: optional(oneOf(KINDS)),
  scope: optional(oneOf(SCOPES)),
  /** approve, of what came from the other journal: whether it was pinned there. */
  pinned: optional(flag),
  /** merge: the learning it went into; replace: the learning that this one replaces. */
  other: optional(itemId),
  /** later: until when. */
  until: optional(oneOf(PUT_OFF_UNTIL)),
  /** approve (and edits of approved learnings): binds this very decision to this person's key. */
  mac: optional(signature),
  /** edit of a pending proposal: the same, but it approves nothing. */
  sig,
  /** Decisions made with one key have the same step, so that one undo takes all of them back. */
  step: optional(eventId),
  by: oneOf(DECIDERS),
})
/** Takes back the decision (or the undo: that is redo) with the id `event`. */
const undone = object({
  ...base,
  type: oneOf(['undone']),
  item: itemId,
  on: eventId,
  event: eventId,
  step: optional(eventId),
})
const delivered = object({
  ...base,
  type: oneOf(['delivered']),
  item: itemId,
  sessionId: name,
  channel: name,
  seenAt: name,
})
/** The same thing was said again. `afterDelivery`: the session had been given the learning, so it is not working. */
const repeated = object({
  ...base,
  type: oneOf(['repeated']),
  item: itemId,
  sessionId: name,
  turnUuid: name,
  text,
  afterDelivery: flag,
})

const FORMS = { proposed, imported, decided, undone, delivered, repeated }
export type JournalEvent = FormedBy<(typeof FORMS)[keyof typeof FORMS]>
export type ProposedEvent = FormedBy<typeof proposed>
export type ImportedEvent = FormedBy<typeof imported>
export type DecidedEvent = FormedBy<typeof decided>
export type UndoneEvent = FormedBy<typeof undone>
/** The events that decisions and undos write: an undo reverts a decision, a redo reverts an undo. */
export type DecidingEvent = DecidedEvent | UndoneEvent
export type DeliveredEvent = FormedBy<typeof delivered>
export type RepeatedEvent = FormedBy<typeof repeated>

/** What an event of each type must be. */
export const eventForms: ReadonlyMap<string, Form> = new Map(Object.entries(FORMS))

function formOf({ type }: Readonly<Record<string, unknown>>): Form | undefined {
  return typeof type === 'string' ? eventForms.get(type) : undefined
}

/** Whether a parsed line is an event. */
export function isEvent(value: unknown): value is JournalEvent {
  return isObject(value) && formOf(value)?.fits(value) === true
}

const TYPED = object({ type: oneOf([...eventForms.keys()]) })

/** Why a parsed line is not an event, named by the first field that is wrong. */
export function notAnEvent(value: unknown): string {
  const fault = isObject(value) ? faultIn(value, formOf(value) ?? TYPED) : undefined
  return `Not an event of the journal${fault ? `: "${oneLine(fault.path.join('.'), 60)}" ${fault.what}` : ''}`
}

/** The event as it can be read back: names from outside become one visible line of bounded length. Nearly always they already are. */
export function fitEvent(event: JournalEvent): JournalEvent {
  return isEvent(event) ? event : (fitted(event, formOf(event)) as JournalEvent)
}
