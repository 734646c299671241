import type { PlacedPane } from '../draw/line.ts'
import type { State } from '../state/state.ts'
import type { CellRow } from './cells.ts'
import type { CursorPosition } from './painter.ts'

/**
 * Where the real cursor goes. While text is typed, to the sign at the text's cursor, found by its look in the frame: input methods show
 * there what is being composed. Otherwise, if it follows the selection, to the line that keys are about, for braille displays and screen readers.
 */
export function cursorPosition(
  { overlay, settings }: State,
  panes: readonly PlacedPane[],
  frame: readonly CellRow[],
  typedLook: string,
): CursorPosition {
  const shown = settings.followCursor
  const typed = overlay && placeOfLook(frame, typedLook)
  if (typed) return { ...typed, shown }
  if (!shown) return undefined
  const { x, y, at = 0 } = panes.findLast((pane) => pane.at !== undefined) ?? { x: 0, y: 0 }
  return { x, y: y + at, shown }
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
