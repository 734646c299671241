import { eventHead } from '../event/event-id.ts'
import type { DecidedEvent } from '../event/event.ts'
import type { Decision } from '../event/vocabulary.ts'
import type { Item } from '../item/item.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import type { DecisionContext, Wanted } from './wanted.ts'

/**
 * Decides on an item as it is in `items`: returns the events to append, or why this decision is not possible. Pure. What finally counts is
 * what the fold says after the append, because another process may have been first.
 */
export function decide(
  items: ReadonlyMap<string, Item>,
  wanted: Wanted,
  context: DecisionContext,
): readonly DecidedEvent[] | Refusal {
  const { item: id, decision } = wanted
  const item = items.get(id)
  if (!item) return { id, code: 'unknown', reason: `There is no item "${id}"` }
  const other = wanted.other === undefined ? undefined : items.get(wanted.other)
  const refusal = refusalOf(item, other, wanted, context)
  if (refusal) return refusal
  const { text = item.text, kind = item.kind, scope = item.scope } = wanted
  const revision = { text, scope, kind }
  const event = decided(item, decision, context)
  switch (decision) {
    case 'approve':
      return [asApproval({ ...event, ...revision }, context)]
    case 'edit':
      return [rewording(item, { ...event, ...revision }, context)]
    case 'replace': {
      const approval = asApproval({ ...event, ...revision }, context)
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
  return [merged, rewording(other, edit, context)]
}

/** Editing a learning in use also approves its new words; an edit of a pending proposal is only marked as made by the person. */
function rewording({ status }: Item, event: DecidedEvent, context: DecisionContext): DecidedEvent {
  return status === 'approved' ? asApproval(event, context) : vouched(event, context)
}

/** The event as an approval by this person. */
export function asApproval(event: DecidedEvent, { sign }: Pick<DecisionContext, 'sign'>): DecidedEvent {
  return sign ? { ...event, mac: sign(event) } : event
}

function vouched(event: DecidedEvent, { vouch }: DecisionContext): DecidedEvent {
  return vouch ? { ...event, sig: vouch(event) } : event
}
