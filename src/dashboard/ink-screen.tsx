import { EventEmitter } from 'node:events'
import { render } from 'ink'
import { App } from './components/App.tsx'
import type { Foresight } from './draw/drawing.ts'
import type { Program } from './program.ts'
import type { CellRow } from './terminal/cells.ts'
import type { Panes } from './terminal/panes.ts'

type InkScreenOptions = {
  readonly program: Program
  readonly foresight: Foresight
  readonly panes: Panes
  readonly paint: (frame: readonly CellRow[]) => void
  readonly crash: (error: unknown) => void
}

/** Runs Ink on a fake terminal: each of its commits becomes one frame. Returns a function that stops it. */
export function showWithInk({ program, foresight, panes, paint, crash }: InkScreenOptions): () => void {
  const ink = render(<App program={program} foresight={foresight} panes={panes} />, {
    stdout: inkSink(program.getState, (output) => paint(panes.compose(output))),
    stdin: inkStdin(),
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
  })
  ink.waitUntilExit().catch(crash)
  return () => ink.unmount()
}

/** What Ink takes for the terminal. With `debug`, each commit arrives here as one whole frame. */
function inkSink(size: () => { columns: number; rows: number }, paint: (frame: string) => void): NodeJS.WriteStream {
  const sink = new EventEmitter() as EventEmitter & Record<string, unknown>
  Object.defineProperties(sink, { columns: { get: () => size().columns }, rows: { get: () => size().rows } })
  sink.write = (text: string) => {
    paint(text)
    return true
  }
  return sink as unknown as NodeJS.WriteStream
}

/** Ink reads no keys: they go from the terminal to the keymap, in whole chunks. */
function inkStdin(): NodeJS.ReadStream {
  return Object.assign(new EventEmitter(), { isTTY: false }) as unknown as NodeJS.ReadStream
}
