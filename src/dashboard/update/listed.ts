import { isWeak, type Item } from '../../journal/item/item.ts'
import { type ItemTab, TAB_OF } from '../state/item-tabs.ts'
import { isRewound } from '../state/snapshot.ts'
import type { State } from '../state/state.ts'
import { countItems } from './counts.ts'
import { type FilterContext, parseFilter } from './filter.ts'
import { oppositesNow } from './foreseen.ts'
import { isUnsaid, moveToEnd } from './orders.ts'
import { placeOf } from './selection.ts'
import { sessionName } from './session-name.ts'

/**
 * Whether the tab contains an item, before any filter and without decided rows. What was put off is in the Archive, and in Pending if the
 * filter asks for it.
 */
export function isListed(state: State, tab: ItemTab, item: Item): boolean {
  if (state.deciding.has(item.id)) return false
  if (TAB_OF[item.status] === tab) return true
  return tab === 'pending' && item.status === 'later' && parseFilter(state.lists.pending.filter).asksLater
}

/** The tab's items that pass its filter, in snapshot order. */
export function listedItems(state: State, tab: ItemTab): Item[] {
  const list = state.lists[tab]
  const filter = parseFilter(list.filter)
  const context: FilterContext = {
    marks: list.marks,
    fresh: list.fresh,
    sessionName: (id) => sessionName(state.snapshot, id),
    isContradicted: (item) => oppositesNow(state, item).length > 0,
  }
  return state.snapshot.items.filter((item) => isListed(state, tab, item) && filter.matches(item, context))
}

/** Whether an item is not what the person says now: an agent said it, or its prompt was rewound. */
export function isBehind({ snapshot }: State, item: Item): boolean {
  return isUnsaid(item) || isRewound(snapshot, item.id)
}

/** The items shown by default: only the surest of each session (`extract.per_session`), unless everything or a filter was asked for. */
export function shownUnasked(state: State, items: readonly Item[]): readonly Item[] {
  const { perSession } = state.snapshot
  if (state.tab !== 'pending' || perSession === 0 || state.everything || state.lists.pending.filter !== '') return items
  const taken = new Map<string, number>()
  const best = new Set<Item>()
  const byConfidence = items.toSorted((a, b) => b.confidence - a.confidence)
  const surest = moveToEnd(byConfidence, (item) => isBehind(state, item))
  for (const item of surest) {
    const { sessionId } = item.evidence
    const count = taken.get(sessionId) ?? 0
    // Weak ones were asked for, in addition to the others.
    if (sessionId !== '' && !isWeak(item)) {
      if (count >= perSession) continue
      taken.set(sessionId, count + 1)
    }
    best.add(item)
  }
  return items.filter((item) => best.has(item))
}

/** How many proposals of long sessions are not shown. Taken from known counts and not worked out again, because every frame draws it. */
export function heldBack(state: State): number {
  const { pending } = state.lists
  if (state.tab !== 'pending' || state.everything || pending.filter !== '') return 0
  return Math.max(0, countItems(state).pending - placeOf(pending).of)
}

/** How many sentences, read since the start, another look would propose. */
export function unproposed({ tab, snapshot, lists }: State): number {
  if (tab !== 'pending' || snapshot.readOnly !== undefined || lists.pending.filter !== '') return 0
  return snapshot.passedOver ?? 0
}
