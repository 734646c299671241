import { displayWidth, type WidthOptions } from '../../text/width.ts'
import type { Overlay } from '../state/overlay.ts'
import type { State } from '../state/state.ts'

/** What a box may use of the screen: cells for its content, and its most rows. */
export type BoxSize = { readonly width: number; readonly height: number }

/** The frame and a space on each side; the frame above and below. */
export const FRAME = { columns: 4, rows: 2 }
/** Screen rows that a box leaves free: header, tabs and the bottom lines. */
const FREE_ROWS = 5
const MENU = 76
const PROMPT = 90
const HELP = 76
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
  switch (overlay.type) {
    case 'menu':
      return MENU
    case 'prompt':
      return PROMPT
    case 'confirm': {
      const longest = overlay.lines.reduce((max, line) => Math.max(max, displayWidth(line, widths)), 0)
      return Math.min(QUESTION.max, Math.max(QUESTION.min, longest + FRAME.columns))
    }
    case 'help':
    case 'palette':
      return HELP
  }
}

/** How many lines a box shows at once: if they do not all fit, one row says how many more there are. */
export function roomFor(lines: number, rows: number): number {
  return Math.max(1, lines <= rows ? rows : rows - 1)
}

/** How far a box can scroll if it shows `room` lines at once. */
export function maxTop(lines: number, room: number): number {
  return Math.max(0, lines - room)
}
