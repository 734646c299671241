import { drawingOf } from '../../src/dashboard/draw/drawing.ts'
import { placePanes } from '../../src/dashboard/draw/placed-panes.ts'
import { codesOf } from '../../src/dashboard/draw/theme.ts'
import type { State } from '../../src/dashboard/state.ts'
import type { CellRow } from '../../src/dashboard/terminal/cells.ts'
import { assemble } from '../../src/dashboard/terminal/panes.ts'
import { fakeSource } from './fake-source.ts'

/** A frame as cells and as text. */
export type Frame = { readonly rows: readonly CellRow[]; readonly lines: readonly string[]; readonly text: string }

/** What a state looks like, without Ink, which makes the same of it (`screens.test.tsx` holds that) and takes several times as long. */
export function frameOf(state: State): Frame {
  const { ascii, ambiguousWide } = state.settings
  const look = { codes: codesOf(state.settings), ascii, widths: { ambiguousWide } }
  return asFrame(assemble(placePanes(drawingOf(state, fakeSource())), look))
}

export function asFrame(rows: readonly CellRow[]): Frame {
  const lines = rows.map((row) => row.map(({ sign }) => sign).join(''))
  return { rows, lines, text: lines.join('\n') }
}
