import type { Kind } from '../../extract/candidate.ts'
import { eventHead, type EventMaker } from '../event/event-id.ts'
import type { DecidedEvent } from '../event/event.ts'
import { type Check, type Decision, type PutOffUntil, type Scope, verbOf } from '../event/vocabulary.ts'
import {
  isAlive,
  type Item,
  isUndecided,
  saysTheSame,
  type Shown,
  stateOf,
  type Status,
  statusAfter,
} from '../item/item.ts'
import { checksOf } from '../item/record.ts'
import type { Signable } from './approval.ts'
import { learningProblem } from './learning-text.ts'

/** What a person wants done with an item. */
export type Wanted = {
  readonly item: string
  readonly decision: Decision
  readonly text?: string
  readonly kind?: Kind
  readonly scope?: Scope
  /** merge: the item that this one goes into; replace: the learning that this one replaces. */
  readonly other?: string
  readonly until?: PutOffUntil
  /** The person pressed the second key for an item with checks, or for a wider scope. */
  readonly confirmed?: boolean
}

/** The world of a decision: clock, ids and the person's signature come from outside. */
export type DecisionContext = EventMaker & {
  readonly by: DecidedEvent['by']
  /** The mac of an approval, made with the person's key; without it nothing can be approved. */
  readonly sign?: (event: Signable) => string
  /** Marks an edit of what waits as written by this person's Sage. */
  readonly vouch?: (event: Signable) => string
  /** Joins the events of one key press for undo. */
  readonly step: string
}

export type Refusal = {
  readonly id: string
  readonly code: 'unknown' | 'not-now' | 'unchanged' | 'text' | 'needs-confirmation' | 'no-key'
  readonly reason: string
}

/** From which states a decision can be taken; undo brings back the rest. */
const ALLOWED: Readonly<Record<Decision, readonly Status[]>> = {
  approve: ['pending', 'later', 'approved', 'rejected', 'retired', 'merged'],
  reject: ['pending', 'later'],
  later: ['pending', 'later'],
  edit: ['pending', 'later', 'approved'],
  merge: ['pending', 'later', 'approved'],
  replace: ['pending', 'later', 'approved'],
  retire: ['approved'],
  restore: ['later', 'rejected', 'retired', 'merged'],
  purge: ['later', 'rejected', 'retired', 'merged'],
  pin: ['pending', 'later', 'approved'],
  unpin: ['pending', 'later', 'approved'],
}

/** What to do instead: what is in use is retired, what waits is rejected, and only then it can be deleted. */
function insteadOf(decision: Decision, status: Status): string {
  const instead = status === 'approved' ? 'retire it' : isUndecided({ status }) ? 'reject it' : ''
  if (instead === '' || decision === 'restore') return ''
  return decision === 'purge' ? `: ${instead} first` : `: ${instead}`
}

function whyNotNow(decision: Decision, status: Status): string {
  const state = stateOf(status)
  if (statusAfter(decision) === status) return `Already ${state}`
  return `Cannot ${verbOf(decision)} what is ${state}${insteadOf(decision, status)}`
}

/** Checks that the second key is asked for: what is wrong with the item or its new text, and a scope wider than the project. */
export function confirmationNeeded(
  item: Pick<Item, 'checks' | 'scope' | 'text'>,
  scope: Scope = item.scope,
  text: string = item.text,
): readonly Check[] {
  const checks = checksOf(item.checks, item.text, text).filter((check) => check !== 'wide-scope')
  return scope === 'project' ? checks : [...checks, 'wide-scope']
}

/**
 * Decides on an item as it is in `items`: the events to append, or why it cannot be decided this way. Pure. What counts in the end is what
 * the fold says after the append: another process may have been first.
 */
export function decide(
  items: ReadonlyMap<string, Item>,
  wanted: Wanted,
  context: DecisionContext,
): readonly DecidedEvent[] | Refusal {
  const { item: id, decision } = wanted
  const item = items.get(id)
  if (!item) return { id, code: 'unknown', reason: `There is no item "${id}"` }
  if (!ALLOWED[decision].includes(item.status)) return { id, code: 'not-now', reason: whyNotNow(decision, item.status) }
  const { text = item.text, kind = item.kind, scope = item.scope } = wanted
  const revision = { text, scope, kind }
  const other = wanted.other === undefined ? undefined : items.get(wanted.other)
  const signs = decision === 'approve' || decision === 'replace' || (decision === 'edit' && item.status === 'approved')
  const refusal =
    problemOfText(id, decision, text) ??
    problemOfOther(item, decision, other) ??
    problemOfSameness(item, wanted, revision) ??
    (signs ? problemOfApproval(item, wanted, context) : problemOfMerging(other, wanted, context))
  if (refusal) return refusal
  const event = decided(item, decision, context)
  switch (decision) {
    case 'approve':
      return [approving({ ...event, ...revision }, context)]
    case 'edit':
      return [signs ? approving({ ...event, ...revision }, context) : vouched({ ...event, ...revision }, context)]
    case 'replace': {
      const approval = approving({ ...event, ...revision }, context)
      if (!other) return [approval]
      return [
        { ...approval, other: other.id },
        { ...decided(other, 'retire', context), other: item.id },
      ]
    }
    case 'merge':
      return other ? merging(item, other, event, wanted, context) : []
    case 'later':
      return [{ ...event, until: wanted.until ?? 'session' }]
    default:
      return [event]
  }
}

function decided({ id, on }: Item, decision: Decision, context: DecisionContext): DecidedEvent {
  const { by, step } = context
  return { ...eventHead(context), type: 'decided', item: id, on, decision, step, by }
}

/** The item goes into the other one, which may take a text that says both. */
function merging(
  item: Item,
  other: Item,
  event: DecidedEvent,
  { text }: Wanted,
  context: DecisionContext,
): DecidedEvent[] {
  const merged = { ...event, other: other.id }
  if (text === undefined || text === other.text) return [merged]
  const edit = { ...decided(other, 'edit', context), text, scope: other.scope, kind: other.kind }
  return [merged, other.status === 'approved' ? approving(edit, context) : vouched(edit, context)]
}

/** The event as an approval by this person. */
export function approving(event: DecidedEvent, { sign }: Pick<DecisionContext, 'sign'>): DecidedEvent {
  return sign ? { ...event, mac: sign(event) } : event
}

function vouched(event: DecidedEvent, { vouch }: DecisionContext): DecidedEvent {
  return vouch ? { ...event, sig: vouch(event) } : event
}

function problemOfText(id: string, decision: Decision, text: string): Refusal | undefined {
  if (decision !== 'approve' && decision !== 'edit' && decision !== 'replace' && decision !== 'merge') return undefined
  const reason = learningProblem(text)
  return reason === undefined ? undefined : { id, code: 'text', reason }
}

function problemOfOther(item: Item, decision: Decision, other: Item | undefined): Refusal | undefined {
  if (decision !== 'merge' && decision !== 'replace') return undefined
  const { id } = item
  if (!other) return { id, code: 'unknown', reason: `There is no other item to ${decision}` }
  if (other.id === id) return { id, code: 'not-now', reason: `Cannot ${decision} an item with itself` }
  const isPossible = decision === 'merge' ? isAlive(other) : other.status === 'approved'
  if (!isPossible)
    return { id, code: 'not-now', reason: `Cannot ${decision}: the other item is ${stateOf(other.status)}` }
  return undefined
}

function problemOfSameness(item: Item, { decision, until }: Wanted, revision: Shown): Refusal | undefined {
  const { id } = item
  const isSame = saysTheSame(item, revision)
  if (decision === 'edit' && isSame) return { id, code: 'unchanged', reason: 'Nothing was changed' }
  if (decision === 'approve' && item.status === 'approved' && isSame)
    return { id, code: 'unchanged', reason: 'Already approved' }
  if (decision === 'later' && item.status === 'later' && (until ?? 'session') === item.until)
    return { id, code: 'unchanged', reason: 'Already put off' }
  if ((decision === 'pin' && item.pinned) || (decision === 'unpin' && !item.pinned))
    return { id, code: 'unchanged', reason: item.pinned ? 'Already pinned' : 'Not pinned' }
  return undefined
}

/** A merge that rewords an approved learning approves the new words. */
function problemOfMerging(other: Item | undefined, wanted: Wanted, context: DecisionContext): Refusal | undefined {
  if (wanted.decision !== 'merge' || other?.status !== 'approved' || wanted.text === undefined) return undefined
  const { scope: _, ...reworded } = wanted
  return problemOfApproval(other, reworded, context)
}

function problemOfApproval(
  item: Item,
  { scope, text, confirmed }: Wanted,
  { sign, by }: DecisionContext,
): Refusal | undefined {
  const { id } = item
  if (!sign) return { id, code: 'no-key', reason: 'Your key is missing: put it back, or run sage init' }
  const checks = confirmationNeeded(item, scope, text)
  if (checks.length === 0 || (confirmed === true && by !== 'auto')) return undefined
  return { id, code: 'needs-confirmation', reason: `Needs the second key: ${checks.join(', ')}` }
}
