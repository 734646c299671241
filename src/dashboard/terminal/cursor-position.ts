import { computeLayout } from '../layout/layout.ts'
import { currentList, type State } from '../state.ts'
import { positionsOf } from '../update/selection.ts'
import type { CursorPosition } from './painter.ts'

/** Where the real cursor goes if it follows the selection, for braille displays and screen readers. */
export function cursorPosition(state: State): CursorPosition {
  if (!state.settings.followCursor) return undefined
  const layout = computeLayout(state)
  const { selected, rows, top } = currentList(state)
  if (!layout.list || selected === undefined) return { x: 0, y: 0 }
  const at = positionsOf(rows).get(selected) ?? 0
  return { x: 0, y: 2 + (layout.banner ? 1 : 0) + (layout.topRule ? 1 : 0) + at - top }
}
