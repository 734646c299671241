import { type Check, type Decision, type Scope, verbOf } from '../event/vocabulary.ts'
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
import { learningProblem } from './learning-text.ts'
import type { DecisionContext, Wanted } from './wanted.ts'

export type Refusal = {
  readonly id: string
  readonly code:
    | 'unknown'
    | 'not-now'
    | 'unchanged'
    | 'text'
    | 'needs-confirmation'
    | 'no-key'
    | 'older-state'
    | 'reworded'
    | 'read-only'
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

/** Decisions that only an item that waits or is in use allows. */
const WANTS_IT_ALIVE: ReadonlySet<Decision> = new Set(['edit', 'merge', 'replace', 'pin'])

/**
 * What to do instead: what is in use is retired, what waits is rejected, and only then it can be deleted. What is in the archive has to come back
 * first.
 */
function insteadOf(decision: Decision, status: Status): string {
  if (WANTS_IT_ALIVE.has(decision)) return ALLOWED.restore.includes(status) ? ': restore it first' : ''
  const instead = status === 'approved' ? 'retire it' : isUndecided({ status }) ? 'reject it' : ''
  if (instead === '' || decision === 'restore') return ''
  return decision === 'purge' ? `: ${instead} first` : `: ${instead}`
}

function whyNotNow(decision: Decision, status: Status): string {
  const state = stateOf(status)
  if (statusAfter(decision) === status) return `Already ${state}`
  return `Cannot ${verbOf(decision)} what is ${state}${insteadOf(decision, status)}`
}

/** The reasons to ask for the second key: checks that the item or its new text fails, and a scope wider than the project. */
export function confirmationNeeded(
  item: Pick<Item, 'checks' | 'scope' | 'text'>,
  scope: Scope = item.scope,
  text: string = item.text,
): readonly Check[] {
  const checks = checksOf(item.checks, item.text, text).filter((check) => check !== 'wide-scope')
  return scope === 'project' ? checks : [...checks, 'wide-scope']
}

/** Why an item cannot be decided on this way; undefined if it can. `other`: the one that the decision names too. */
export function refusalOf(
  item: Item,
  other: Item | undefined,
  wanted: Wanted,
  context: DecisionContext,
): Refusal | undefined {
  const { id, status } = item
  const { decision, text = item.text, kind = item.kind, scope = item.scope } = wanted
  if (!ALLOWED[decision].includes(status)) return { id, code: 'not-now', reason: whyNotNow(decision, status) }
  return (
    problemOfText(id, decision, text) ??
    problemOfOther(item, decision, other) ??
    problemOfSameness(item, wanted, { text, scope, kind }) ??
    (isSigned(item, decision) ? problemOfApproval(item, wanted, context) : problemOfMerging(other, wanted, context))
  )
}

/** Whether the decision approves the item as it is from then on, which only this person's key can. */
function isSigned({ status }: Item, decision: Decision): boolean {
  return decision === 'approve' || decision === 'replace' || (decision === 'edit' && status === 'approved')
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
  if (other?.status !== 'approved' || wanted.text === undefined) return undefined
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
  return { id, code: 'needs-confirmation', reason: `Needs a second key press: ${checks.join(', ')}` }
}
