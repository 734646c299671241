import { computeLayout } from '../layout/layout.ts'
import { currentList, type State } from '../state/state.ts'
import { positionsOf } from '../update/selection.ts'
import type { CellRow } from './cells.ts'
import type { CursorPosition } from './painter.ts'

/**
 * Where the real cursor goes. While text is typed, to the sign at its own cursor, which has this look in the frame: input methods show
 * there what is being composed. Otherwise to the selected row if it follows the selection, for braille displays and screen readers.
 */
export function cursorPosition(state: State, frame: readonly CellRow[], typedLook: string): CursorPosition {
  const shown = state.settings.followCursor
  const typed = state.overlay && placeOfLook(frame, typedLook)
  if (typed) return { ...typed, shown }
  if (!shown) return undefined
  const { list } = computeLayout(state)
  const { selected, rows, top } = currentList(state)
  if (!list || selected === undefined) return { x: 0, y: 0, shown }
  const at = positionsOf(rows).get(selected) ?? 0
  return { x: 0, y: list.y + at - top, shown }
}

function placeOfLook(
  frame: readonly CellRow[],
  wanted: string,
): { readonly x: number; readonly y: number } | undefined {
  for (const [y, row] of frame.entries()) {
    const x = row.findIndex((cell) => cell.look === wanted)
    if (x >= 0) return { x, y }
  }
  return undefined
}
