import * as z from 'zod/mini'
import { KINDS, TIERS } from '../../extract/candidate.ts'
import { TURN_SOURCES } from '../../transcript/event/turn.ts'
import { EVENT_ID, ITEM_ID, NAME, PATH, SENTENCE, SIGNATURE } from './id-shape.ts'
import { CHECKS, DECIDERS, DECISIONS, PUT_OFF_UNTIL, SCOPES, SPEAKERS } from './vocabulary.ts'

/**
 * Version of the journal's lines. A reader that finds a higher version becomes read-only and says so. Any new field or word in a line needs a
 * higher version, because an older Sage takes what it does not know in a line of its own version for damage.
 */
export const JOURNAL_VERSION = 1

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern))
const eventId = matching(EVENT_ID)
const itemId = matching(ITEM_ID)
const name = matching(NAME)
const path = matching(PATH)

const base = { v: z.literal(JOURNAL_VERSION), id: eventId, at: z.iso.datetime() }

const evidence = z.strictObject({
  /** The words that justify the proposal, as typed (sanitised, secrets masked). */
  text: z.string(),
  /** The whole typed text around them, at most 2,000 characters. */
  typed: z.optional(z.string()),
  /** The end of the assistant text before. */
  before: z.optional(z.string()),
  /** The beginning of the assistant text after. */
  after: z.optional(z.string()),
  speaker: z.enum(SPEAKERS),
  source: z.optional(z.enum(TURN_SOURCES)),
  /** For what came with a `learnings.md`, the id in its markers there. */
  turnUuid: name,
  sessionId: name,
  transcriptPath: path,
  at: name,
})
export type Evidence = z.infer<typeof evidence>

const part = z.strictObject({ id: name, weight: z.number(), because: matching(SENTENCE) })

/** Proves that this person's Sage wrote the line; an item without a valid signature is shown as coming from elsewhere. */
const sig = z.optional(matching(SIGNATURE))

const substance = {
  item: itemId,
  kind: z.enum(KINDS),
  text: z.string(),
  scope: z.enum(SCOPES),
  confidence: z.number(),
  tier: z.enum(TIERS),
  cues: z.array(name),
  parts: z.optional(z.array(part)),
  checks: z.array(z.enum(CHECKS)),
  evidence,
}

const proposed = z.strictObject({ ...base, type: z.literal('proposed'), ...substance, sig })
/**
 * A learning that came from elsewhere: a clone, a teammate, an import, another journal. It waits like any proposal.
 * `origin` is a path, or `workspace:<id>` in the user's journal for what a project passed on to the scope `user`.
 */
const imported = z.strictObject({ ...base, type: z.literal('imported'), origin: path, ...substance, sig })
const decided = z.strictObject({
  ...base,
  type: z.literal('decided'),
  item: itemId,
  /** The item's last proposing, deciding or undoing event: a decision taken on an older state is void. */
  on: eventId,
  decision: z.enum(DECISIONS),
  /** approve, edit, merge: the text, kind and scope from here on. */
  text: z.optional(z.string()),
  kind: z.optional(z.enum(KINDS)),
  scope: z.optional(z.enum(SCOPES)),
  /** approve, of what came from the other journal: whether it was pinned there. */
  pinned: z.optional(z.boolean()),
  /** merge: the learning it went into; replace: the learning that this one replaces. */
  other: z.optional(itemId),
  /** later: until when. */
  until: z.optional(z.enum(PUT_OFF_UNTIL)),
  /** approve (and edits of approved learnings): binds this very decision to this person's key. */
  mac: z.optional(matching(SIGNATURE)),
  /** edit of a pending proposal: the same, but it approves nothing. */
  sig,
  /** Decisions made with one key have the same step, so that one undo takes all of them back. */
  step: z.optional(eventId),
  by: z.enum(DECIDERS),
})
/** Takes back the decision (or the undo: that is redo) with the id `event`. */
const undone = z.strictObject({
  ...base,
  type: z.literal('undone'),
  item: itemId,
  on: eventId,
  event: eventId,
  step: z.optional(eventId),
})
const delivered = z.strictObject({
  ...base,
  type: z.literal('delivered'),
  item: itemId,
  sessionId: name,
  channel: name,
  seenAt: name,
})
/** The same thing was said again. `afterDelivery`: the session had been given the learning, so it is not working. */
const repeated = z.strictObject({
  ...base,
  type: z.literal('repeated'),
  item: itemId,
  sessionId: name,
  turnUuid: name,
  text: z.string(),
  afterDelivery: z.boolean(),
})

export const journalEvent = z.discriminatedUnion('type', [proposed, imported, decided, undone, delivered, repeated])
export type JournalEvent = z.infer<typeof journalEvent>
export type ProposedEvent = z.infer<typeof proposed>
export type ImportedEvent = z.infer<typeof imported>
export type DecidedEvent = z.infer<typeof decided>
export type UndoneEvent = z.infer<typeof undone>
/** The events that decisions and undos write: an undo reverts a decision, a redo reverts an undo. */
export type DecidingEvent = DecidedEvent | UndoneEvent
export type DeliveredEvent = z.infer<typeof delivered>
export type RepeatedEvent = z.infer<typeof repeated>
