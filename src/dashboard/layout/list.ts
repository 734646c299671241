import { currentList, type State } from '../state/state.ts'
import { BREAKPOINTS } from './breakpoints.ts'
import { computeLayout } from './layout.ts'

/** Columns of a list row: cursor, mark and sign before the text; scope, confidence and age after it. */
export function listColumns(
  state: State,
  width: number,
): { text: number; scope: number; confidence: number; age: number } {
  const front = 4
  // In this column the archive shows the status.
  const scope = width < BREAKPOINTS.listScope.columns ? 0 : state.tab === 'archive' ? 9 : 5
  const confidence = 5
  const age = width >= BREAKPOINTS.listAge.columns ? 5 : 0
  const gap = 1
  return { scope, confidence, age, text: Math.max(1, width - front - gap - scope - confidence - age - 1) }
}

/** Rows the list shows. Beside a detail, one is kept for "4 more below"; otherwise the rule below says it. */
export function listRows(state: State): number {
  const { list, beside } = computeLayout(state)
  const height = list?.height ?? 1
  return Math.max(1, beside && currentList(state).rows.length > height ? height - 1 : height)
}
