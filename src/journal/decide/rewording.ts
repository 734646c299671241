import { isUndecided, type Item, markerIdOf } from '../item/item.ts'
import type { DecisionRequest } from './plan-decisions.ts'

/**
 * What a line of `learnings.md` said before somebody reworded it, if that is in use here and the new words wait: the line is one learning, not
 * two.
 */
export function rewordedBy<One extends Item>(item: Item, items: Iterable<One>): One | undefined {
  const mark = isUndecided(item) ? markerIdOf(item) : undefined
  if (mark === undefined) return undefined
  for (const other of items)
    if (other.status === 'approved' && other.id !== item.id && (other.id === mark || markerIdOf(other) === mark))
      return other
  return undefined
}

/** How it is approved: in place of what it rewords. */
export function approvalOf(item: Item, items: Iterable<Item>): Pick<DecisionRequest, 'decision' | 'other'> {
  const before = rewordedBy(item, items)
  return before ? { decision: 'replace', other: before.id } : { decision: 'approve' }
}
