import { computeLayout } from '../layout/layout.ts'
import type { State } from '../state.ts'

/** Whether the keys that move scroll the detail: it has the focus only beside a list, and an open card moves between items. */
export function isDetailFocused(state: State): boolean {
  if (state.focus !== 'detail') return false
  const { detail, kind } = computeLayout(state)
  return detail !== undefined && kind !== 'narrow'
}

/** Whether a card covers the list: one that was opened before the window grew is not on the screen. */
export function isCardOpen(state: State): boolean {
  return state.card && computeLayout(state).kind === 'narrow'
}
