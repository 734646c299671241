import { memoized } from '../../base/memoized.ts'
import { computeLayout } from '../layout/layout.ts'
import { listRows } from '../layout/list.ts'
import { currentList, entryIds, type ListState, type Row, type State, UNSEEN, withList } from '../state/state.ts'

/** The row index of each id. */
export const positionsOf = memoized((rows: readonly Row[]): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>()
  rows.forEach((row, index) => row.type === 'entry' && positions.set(row.id, index))
  return positions
})

const idsOf = memoized(entryIds)

/** The number of each entry, not counting headings. */
const ordinalsOf = memoized(
  (rows: readonly Row[]): ReadonlyMap<string, number> => new Map(idsOf(rows).map((id, index) => [id, index + 1])),
)

/** The selected entry's number and the total, not counting headings. */
export function placeOf({ rows, selected }: ListState): { readonly at: number; readonly of: number } {
  const ordinals = ordinalsOf(rows)
  return { at: ordinals.get(selected ?? '') ?? 0, of: ordinals.size }
}

/** Moves by `steps` entries, not counting headings; stops at the ends. */
export function moveSelection(state: State, steps: number): State {
  const list = currentList(state)
  const { at, of } = placeOf(list)
  return select(state, idsOf(list.rows)[Math.max(0, Math.min(of, at + steps) - 1)])
}

export function selectEdge(state: State, edge: 'first' | 'last'): State {
  return select(state, idsOf(currentList(state).rows).at(edge === 'first' ? 0 : -1))
}

/** Selects an id and resets the detail to its top. */
export function select(state: State, id: string | undefined): State {
  const list = currentList(state)
  if (list.selected === id) return keepVisible(state)
  return keepVisible({ ...withList(state, { selected: id }), detailTop: 0, seenText: UNSEEN, unasked: undefined })
}

/** Selects an id if it is in the list; otherwise nothing changes. */
export function selectIfThere(state: State, id: string | undefined): State {
  return isThere(state, id) ? select(state, id) : state
}

/** Whether the current list has a row for it. */
export function isThere(state: State, id: string | undefined): id is string {
  return id !== undefined && positionsOf(currentList(state).rows).has(id)
}

/** Selects the wanted row as soon as it exists. */
export function selectWanted(state: State): State {
  const { wanted } = state
  return isThere(state, wanted) ? { ...select(state, wanted), wanted: undefined } : state
}

/** The entry to select in the place of the selected one, which has left: the next one below that stays, or else the last one above. */
function neighbourOf({ rows, selected }: ListState, stays: (id: string) => boolean): string | undefined {
  if (selected === undefined) return undefined
  const ids = idsOf(rows)
  const at = ordinalsOf(rows).get(selected) ?? 0
  return ids.slice(at).find(stays) ?? ids.slice(0, at).findLast(stays)
}

/**
 * After the rows changed from `before`: if the selected row is gone, its old neighbour takes over; if rows came or went above it, the
 * window moves along, so that the row under the cursor stays in place. Before the first key the list stays at its top. What is taken back
 * comes where it was on screen, and the cursor goes there.
 */
export function keepSelection(state: State, before: ListState): State {
  const list = currentList(state)
  const at = positionsOf(list.rows)
  if (before.selected !== undefined && at.has(before.selected)) {
    const was = positionsOf(before.rows).get(before.selected) ?? 0
    const moved = (at.get(before.selected) ?? 0) - was
    const follows = before.steered && !(moved > 0 && isTakingBack(state))
    return keepVisible(
      withList(state, { selected: before.selected, top: follows ? Math.max(0, before.top + moved) : before.top }),
    )
  }
  const next = neighbourOf(before, (id) => at.has(id)) ?? idsOf(list.rows)[0]
  return select(withList(state, { top: before.top }), next)
}

function isTakingBack({ asked }: State): boolean {
  return asked.some(({ type }) => type === 'undo')
}

/**
 * Scrolls as little as needed to show the selected row, with its heading if that is the row above. While the list is not on screen, it
 * stays where it was seen last.
 */
export function keepVisible(state: State): State {
  if (!computeLayout(state).list) return state
  const list = currentList(state)
  const height = listRows(state)
  const at = list.selected === undefined ? 0 : (positionsOf(list.rows).get(list.selected) ?? 0)
  const first = at > 0 && list.rows[at - 1]?.type === 'heading' ? at - 1 : at
  const lowest = Math.max(0, list.rows.length - height)
  let top = Math.min(list.top, lowest)
  // One row past the edge scrolls half a page: fewer redraws, and more of what comes is visible.
  const half = Math.floor(height / 2)
  if (at >= top + height) top = Math.min(lowest, at === top + height ? at - half : at - height + 1)
  if (first < top) top = height <= 1 ? at : first === top - 1 ? Math.max(0, at - half) : first
  return top === list.top ? state : withList(state, { top })
}
