import { displayWidth, type WidthOptions } from '../../text/width.ts'
import type { Overlay } from '../state/overlay.ts'
import type { State } from '../state/state.ts'

/** What a box may use of the screen: cells for its content, and its most rows. */
export type BoxSize = { readonly width: number; readonly height: number }

/** The frame and a space on each side; the frame above and below. */
export const FRAME = { columns: 4, rows: 2 }
/** Screen rows that a box leaves free: header, tabs and the bottom lines. */
const FREE_ROWS = 5
const WIDTHS = { menu: 76, prompt: 90, help: 76, palette: 76 } as const
/** A question is as wide as its content, within these limits. All its keys fit into the smaller one. */
const QUESTION = { min: 70, max: 116 }

/** The room inside an overlay's box, the same for drawing and for scrolling. */
export function boxSize(
  { columns, rows, settings }: Pick<State, 'columns' | 'rows' | 'settings'>,
  overlay: Overlay,
): BoxSize {
  return {
    width: Math.max(1, Math.min(columns - 2, wantedWidth(overlay, settings)) - FRAME.columns),
    height: Math.max(1, Math.max(3, rows - FREE_ROWS) - FRAME.rows),
  }
}

function wantedWidth(overlay: Overlay, widths: WidthOptions): number {
  if (overlay.type !== 'confirm') return WIDTHS[overlay.type]
  const longest = overlay.lines.reduce((max, line) => Math.max(max, displayWidth(line, widths)), 0)
  return Math.min(QUESTION.max, Math.max(QUESTION.min, longest + FRAME.columns))
}

/** How many lines a box shows at once: if they do not all fit, one row says how many more there are. */
export function roomFor(lines: number, rows: number): number {
  return Math.max(1, lines <= rows ? rows : rows - 1)
}

/** How far a box can scroll if it shows `room` lines at once. */
export function maxTop(lines: number, room: number): number {
  return Math.max(0, lines - room)
}
