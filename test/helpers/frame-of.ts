import { drawingOf } from '../../src/dashboard/draw/drawing.ts'
import { placePanes } from '../../src/dashboard/draw/placed-panes.ts'
import { codesOf } from '../../src/dashboard/draw/theme.ts'
import type { State } from '../../src/dashboard/state/state.ts'
import { assemble } from '../../src/dashboard/terminal/assemble.ts'
import type { CellRow } from '../../src/dashboard/terminal/cells.ts'
import { fakeSource } from './fake-source.ts'

/** A frame as cells and as text. */
export type Frame = { readonly rows: readonly CellRow[]; readonly lines: readonly string[]; readonly text: string }

/** What a state looks like. */
export function frameOf(state: State): Frame {
  const { ascii, ambiguousWide } = state.settings
  const look = { codes: codesOf(state.settings), ascii, widths: { ambiguousWide } }
  const rows = assemble(placePanes(drawingOf(state, fakeSource())), look)
  const lines = rows.map((row) => row.map(({ sign }) => sign).join(''))
  return { rows, lines, text: lines.join('\n') }
}
