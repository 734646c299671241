import { memoized } from '../../base/memoized.ts'
import type { Item } from '../../journal/item/item.ts'
import { type ItemTab, TAB_OF } from '../state/item-tabs.ts'
import type { State } from '../state/state.ts'

type Counts = Readonly<Record<ItemTab, number>>

const countAll = memoized((items: readonly Item[]): Counts => {
  const counts = { pending: 0, approved: 0, archive: 0 }
  for (const item of items) {
    const tab = TAB_OF[item.status]
    if (tab) counts[tab]++
  }
  return counts
})

/** How many items each tab holds, without rows that were just decided. */
export function countItems(state: State): Counts {
  const { items, provisional } = state.snapshot
  const counts = provisional?.counts ?? countAll(items)
  if (state.deciding.size === 0) return counts
  const left = { ...counts }
  for (const id of state.deciding.keys()) {
    const tab = TAB_OF[state.byId.get(id)?.status ?? 'purged']
    if (tab) left[tab]--
  }
  return left
}
