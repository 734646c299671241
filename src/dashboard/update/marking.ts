import { keyName } from '../keys/bindings.ts'
import { isItemTab } from '../state/item-tabs.ts'
import { currentList, entryIds, type State, TABS, withList } from '../state/state.ts'
import type { KeyActions } from './key-action.ts'
import { isListed } from './listed.ts'
import { orderText, ORDERS } from './orders.ts'
import { type Result, toast } from './result.ts'
import { reorder } from './rows.ts'
import { moveSelection, positionsOf } from './selection.ts'

/** While a range is open, everything from its start to the selected row is marked. */
export function extendRange(before: State, after: State): State {
  const { anchor, selected, rows, marks } = currentList(after)
  if (anchor === undefined || selected === undefined || currentList(before).selected === selected) return after
  const at = positionsOf(rows)
  const [from, to] = [at.get(anchor), at.get(selected)]
  if (from === undefined || to === undefined) return after
  const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  const marked = new Set(marks)
  for (const row of between) if (row.type === 'entry') marked.add(row.id)
  return withList(after, { marks: marked })
}

/** Takes marks from what is in its list no more: nobody sees which those are, and no key acts on them. */
export function dropMarksOfGone(state: State): State {
  const lists = { ...state.lists }
  for (const tab of TABS.filter(isItemTab)) {
    const { marks, anchor } = lists[tab]
    const isThere = (id: string) => {
      const item = state.byId.get(id)
      return item !== undefined && isListed(state, tab, item)
    }
    const left = [...marks].filter(isThere)
    if (left.length === marks.size) continue
    const begun = anchor !== undefined && isThere(anchor)
    lists[tab] = { ...lists[tab], marks: new Set(left), anchor: begun ? anchor : undefined }
  }
  return { ...state, lists }
}

function toggleMark(state: State): Result {
  const { selected, marks } = currentList(state)
  if (selected === undefined || !isItemTab(state.tab)) return toast(state, 'Nothing to mark here')
  const next = new Set(marks)
  if (!next.delete(selected)) next.add(selected)
  return [moveSelection(withList(state, { marks: next }), 1)]
}

function markAll(state: State): Result {
  const { rows, marks } = currentList(state)
  const ids = entryIds(rows)
  if (ids.length === 0 || !isItemTab(state.tab)) return toast(state, 'Nothing to mark here')
  const key = keyName(state.settings, 'list', 'mark-all')
  if (ids.every((id) => marks.has(id))) return toast(withList(state, { marks: new Set<string>() }), 'Marks cleared')
  return toast(
    withList(state, { marks: new Set([...marks, ...ids]) }),
    `Everything shown is marked; ${key} again clears the marks`,
  )
}

/** Begins a range at the cursor, or ends it; what is marked stays so. */
export function toggleRange(state: State): Result {
  const { anchor, selected, marks } = currentList(state)
  if (anchor !== undefined) return toast(withList(state, { anchor: undefined }), 'The range ends here')
  if (selected === undefined || !isItemTab(state.tab)) return toast(state, 'Nothing to mark here')
  return toast(
    withList(state, { anchor: selected, marks: new Set([...marks, selected]) }),
    `Range: move, then ${keyName(state.settings, 'list', 'range')} again`,
  )
}

function sortBy(state: State, change: { sort?: number; reverse?: boolean }): Result {
  if (!isItemTab(state.tab)) return toast(state, 'This list has only one order')
  const next = reorder(withList(state, change))
  return toast(next, `Order: ${orderText(currentList(next), state.tab)}`)
}

export const markingActions: KeyActions = {
  mark: toggleMark,
  range: toggleRange,
  'mark-all': markAll,
  sort(state) {
    const orders = isItemTab(state.tab) ? ORDERS[state.tab].length : 1
    return sortBy(state, { sort: (currentList(state).sort + 1) % orders })
  },
  'sort-reverse': (state) => sortBy(state, { reverse: !currentList(state).reverse }),
}
