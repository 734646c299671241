import { computeLayout } from '../layout/layout.ts'
import type { State } from '../state/state.ts'

/** Whether movement keys scroll the detail. It has the focus only beside a list; in an open card they move between items. */
export function isDetailFocused(state: State): boolean {
  if (state.focus !== 'detail') return false
  const { detail, kind } = computeLayout(state)
  return detail !== undefined && kind !== 'narrow'
}

/** Whether a card covers the list. One opened before the window grew is not on screen. */
export function isCardOpen(state: State): boolean {
  return state.card && computeLayout(state).kind === 'narrow'
}
