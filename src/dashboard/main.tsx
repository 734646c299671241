import { EventEmitter } from 'node:events'
import { render } from 'ink'
import { App } from './components/App.tsx'
import { cursorPosition } from './terminal/cursor-position.ts'
import { codesOf } from './draw/theme.ts'
import { createPainter } from './terminal/painter.ts'
import { createPanes } from './terminal/panes.ts'
import { createRuntime } from './runtime.ts'
import type { Settings } from './settings.ts'
import type { Outside, Source } from './source.ts'
import { initialState } from './state.ts'
import { createTerminal, type TerminalStreams } from './terminal/terminal.ts'

export type DashboardOptions = TerminalStreams & {
  readonly source: Source
  readonly outside: Outside
  readonly settings: Settings
  readonly now: () => Date
}

/** Shows the dashboard until it is left. Resolves with the exit code; rejects, with the terminal restored, if something broke. */
export async function runDashboard(options: DashboardOptions): Promise<number> {
  const { source, settings } = options
  const terminal = createTerminal(options, settings)
  const runtime = createRuntime(options, terminal, initialState(settings, terminal.size()))
  const { program } = runtime
  const painter = createPainter({
    write: terminal.write,
    size: () => ({ columns: program.getState().columns, rows: program.getState().rows }),
    painted: () => runtime.painted(),
  })
  const panes = createPanes({
    codes: codesOf(settings),
    ascii: settings.ascii,
    widths: { ambiguousWide: settings.ambiguousWide },
  })
  const sink = inkSink(program.getState, (output) =>
    painter.paint(panes.compose(output), cursorPosition(runtime.drawn()), runtime.isUrgent()),
  )
  runtime.start(painter)
  const ink = render(<App program={program} preview={source.preview} panes={panes} />, {
    stdout: sink,
    stdin: inkStdin(),
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
  })
  ink.waitUntilExit().catch((error: unknown) => runtime.crash(error))
  try {
    return await runtime.finished
  } finally {
    painter.stop()
    terminal.leave()
    terminal.close()
    ink.unmount()
    await source.close()
  }
}

/** What Ink takes for the terminal: with `debug`, each commit arrives here as one whole frame. */
function inkSink(size: () => { columns: number; rows: number }, paint: (frame: string) => void): NodeJS.WriteStream {
  const sink = new EventEmitter() as EventEmitter & Record<string, unknown>
  Object.defineProperties(sink, { columns: { get: () => size().columns }, rows: { get: () => size().rows } })
  sink.write = (text: string) => {
    paint(text)
    return true
  }
  return sink as unknown as NodeJS.WriteStream
}

/** Ink reads no keys: they go from the terminal to the keymap, as whole chunks. */
function inkStdin(): NodeJS.ReadStream {
  return Object.assign(new EventEmitter(), { isTTY: false }) as unknown as NodeJS.ReadStream
}
