import type { Item } from '../../journal/item.ts'
import { type ItemTab, TAB_OF } from './item-tabs.ts'
import type { State } from '../state.ts'

type Counts = Readonly<Record<ItemTab, number>>

const counted = new WeakMap<readonly Item[], Counts>()

/** How many items each tab holds; rows that were just decided are not counted where they were. */
export function countItems(state: State): Counts {
  const { items } = state.snapshot
  let counts = counted.get(items)
  if (!counts) {
    const made = { pending: 0, approved: 0, archive: 0 }
    for (const item of items) {
      const tab = TAB_OF[item.status]
      if (tab) made[tab]++
    }
    counts = made
    counted.set(items, counts)
  }
  if (state.deciding.size === 0) return counts
  const left = { ...counts }
  for (const id of state.deciding.keys()) {
    const tab = TAB_OF[state.byId.get(id)?.status ?? 'purged']
    if (tab) left[tab]--
  }
  return left
}
