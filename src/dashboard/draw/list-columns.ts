import type { State } from '../state.ts'

/** Columns of a list row: cursor, mark and check in front, where and how sure and how old behind. */
export function listColumns(
  state: State,
  width: number,
): { front: number; text: number; scope: number; confidence: number; age: number } {
  const front = 4
  // The archive says there what became of it.
  const scope = width < 54 ? 0 : state.tab === 'archive' ? 9 : 5
  const confidence = 5
  const age = width >= 52 ? 5 : 0
  const gap = 1
  return { front, scope, confidence, age, text: Math.max(1, width - front - gap - scope - confidence - age - 1) }
}

/** Cells that a row has for the text. */
export function listTextWidth(state: State, width: number): number {
  return listColumns(state, width).text
}
