import { displayWidth } from '../../text/width.ts'
import type { Overlay, State } from '../state.ts'

/** What a box may take of the screen: cells for its content, and most rows of it. */
export type BoxSize = { readonly width: number; readonly height: number }

/** The frame and a space at each side; the frame above and below. */
export const FRAME = { columns: 4, rows: 2 }
/** Rows of the screen that a box leaves free: header, tabs and the lines at the bottom. */
const FREE_ROWS = 5
const MENU = 76
const PROMPT = 90
const HELP = 76
/** A question is as wide as what it asks about, within these; all of its keys stand in the least. */
const QUESTION = { least: 70, most: 116 }

/** The room inside of the box of an overlay, the same for drawing it and for scrolling in it. */
export function boxSize({ columns, rows }: Pick<State, 'columns' | 'rows'>, overlay: Overlay): BoxSize {
  return {
    width: Math.max(1, Math.min(columns - 2, wantedWidth(overlay)) - FRAME.columns),
    height: Math.max(1, Math.max(3, rows - FREE_ROWS) - FRAME.rows),
  }
}

function wantedWidth(overlay: Overlay): number {
  switch (overlay.type) {
    case 'menu':
      return MENU
    case 'prompt':
      return PROMPT
    case 'confirm': {
      const longest = overlay.lines.reduce((most, line) => Math.max(most, displayWidth(line)), 0)
      return Math.min(QUESTION.most, Math.max(QUESTION.least, longest + FRAME.columns))
    }
    case 'help':
    case 'palette':
      return HELP
  }
}

/** How many of its lines a box shows at once: where they do not all fit, one row says how many more there are. */
export function roomFor(lines: number, rows: number): number {
  return Math.max(1, lines <= rows ? rows : rows - 1)
}

/** A box scrolls: how far at most, if this many of its lines are shown at once. */
export function mostTop(lines: number, room: number): number {
  return Math.max(0, lines - room)
}
