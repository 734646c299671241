import { compareTexts } from '../../base/compare-texts.ts'
import { isWeak, type Item, newest } from '../../journal/item/item.ts'
import type { ItemTab } from '../state/item-tabs.ts'
import type { ListState } from '../state/state.ts'

/** One way to order a tab. */
export type Order = {
  readonly name: string
  /** Its name when reversed. */
  readonly turned: string
  /** What it is grouped by, if anything. */
  readonly groups?: string
  readonly compare: (a: Item, b: Item) => number
}

const lastDecided = (a: Item, b: Item) => compareTexts(b.decidedAt ?? '', a.decidedAt ?? '') || newest(a, b)

/** The orders of each tab, the default first. `auto` proposals lead the inbox in its default order. */
export const ORDERS: Readonly<Record<ItemTab, readonly Order[]>> = {
  pending: [
    { name: 'newest', turned: 'oldest', groups: 'session', compare: newest },
    { name: 'confidence', turned: 'least confidence', compare: (a, b) => b.confidence - a.confidence || newest(a, b) },
    { name: 'newest', turned: 'oldest', groups: 'kind', compare: newest },
  ],
  approved: [
    { name: 'newest', turned: 'oldest', groups: 'scope and kind', compare: lastDecided },
    { name: 'newest', turned: 'oldest', compare: lastDecided },
    {
      name: 'delivered',
      turned: 'least delivered',
      compare: (a, b) => b.deliveredTo.length - a.deliveredTo.length || newest(a, b),
    },
  ],
  archive: [
    { name: 'newest', turned: 'oldest', compare: lastDecided },
    { name: 'newest', turned: 'oldest', groups: 'status', compare: lastDecided },
  ],
}

/** The order in which a tab is shown. `sort` is its place among those of the tab. */
export function orderOf(list: Pick<ListState, 'sort'>, tab: ItemTab): Order {
  return ORDERS[tab][list.sort] as Order
}

/**
 * The items in that order. Reversing keeps the order of equal ones. In Pending, what is weak, what was taken back and then what nobody said
 * come after what was said, in any order.
 */
export function inOrderOf(
  list: Pick<ListState, 'sort' | 'reverse'>,
  tab: ItemTab,
  items: readonly Item[],
  isTakenBack: (item: Item) => boolean,
): Item[] {
  const { compare } = orderOf(list, tab)
  const sorted = items.toSorted(list.reverse ? (a, b) => compare(b, a) : compare)
  return tab === 'pending' ? moveToEnd(moveToEnd(moveToEnd(sorted, isWeak), isTakenBack), isUnsaid) : sorted
}

/** What the agent wrote or what worked for it: not a person's words. */
export function isUnsaid({ evidence }: Item): boolean {
  return evidence.speaker === 'assistant'
}

/** The same items in the same order, with those that `isLast` names after all others. */
export function moveToEnd(items: Item[], isLast: (item: Item) => boolean): Item[] {
  const last = items.filter(isLast)
  return last.length === 0 ? items : [...items.filter((item) => !isLast(item)), ...last]
}

/** The tab's order, in words. */
export function orderText(list: Pick<ListState, 'sort' | 'reverse'>, tab: ItemTab): string {
  const { name, turned, groups } = orderOf(list, tab)
  return `${list.reverse ? turned : name}${groups === undefined ? '' : `, by ${groups}`}`
}
