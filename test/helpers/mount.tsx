import { EventEmitter } from 'node:events'
import { render } from 'ink'
import { App } from '../../src/dashboard/components/App.tsx'
import { codesOf } from '../../src/dashboard/draw/theme.ts'
import { createProgram } from '../../src/dashboard/program.ts'
import type { State } from '../../src/dashboard/state.ts'
import type { CellRow } from '../../src/dashboard/terminal/cells.ts'
import { createPanes } from '../../src/dashboard/terminal/panes.ts'
import { fakeSource } from './fake-source.ts'
import { asFrame, type Frame } from './frame-of.ts'

/** Draws a state with Ink, as the dashboard does. */
export function mount(state: State): Frame {
  const program = createProgram(state, () => {})
  const { ascii, ambiguousWide } = state.settings
  const panes = createPanes({ codes: codesOf(state.settings), ascii, widths: { ambiguousWide } })
  let rows: CellRow[] = []
  const stdout = Object.assign(new EventEmitter(), {
    columns: state.columns,
    rows: state.rows,
    write(output: string) {
      rows = panes.compose(output)
      return true
    },
  }) as unknown as NodeJS.WriteStream
  const stdin = Object.assign(new EventEmitter(), { isTTY: false }) as unknown as NodeJS.ReadStream
  const app = <App program={program} foresight={fakeSource()} panes={panes} />
  const drawn = rows
  const ink = render(app, { stdout, stdin, debug: true, exitOnCtrlC: false, patchConsole: false })
  const result = rows === drawn ? [] : rows
  ink.unmount()
  ink.cleanup()
  return asFrame(result)
}
