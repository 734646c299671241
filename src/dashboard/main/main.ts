import { drawingOf } from '../draw/drawing.ts'
import { placePanes } from '../draw/placed-panes.ts'
import { codesOf } from '../draw/theme.ts'
import type { Settings } from '../state/settings.ts'
import type { Outside, Source } from '../state/source.ts'
import { initialState } from '../state/state.ts'
import { assemble, type Look } from '../terminal/assemble.ts'
import { cursorPosition } from '../terminal/cursor-position.ts'
import { createPainter, type Picture } from '../terminal/painter.ts'
import { endWithoutTerminal } from '../terminal/signals.ts'
import { createTerminal, type TerminalStreams } from '../terminal/terminal.ts'
import type * as InkScreen from './ink-screen.tsx'
import { createRuntime } from './runtime.ts'

export type DashboardOptions = TerminalStreams & {
  readonly source: Source
  readonly outside: Outside
  readonly settings: Settings
  readonly now: () => Date
  /** Loads Ink and what needs it, while the first frame is being read. */
  readonly loadInk: () => Promise<typeof InkScreen>
}

/** Shows the dashboard until it is closed. Resolves with the exit code; rejects, with the terminal restored, if something broke. */
export async function runDashboard(options: DashboardOptions): Promise<number> {
  const { source, settings } = options
  const look: Look = { codes: codesOf(settings), ascii: settings.ascii, widths: settings }
  const terminal = createTerminal(options, settings)
  const runtime = createRuntime(options, terminal, initialState(settings, terminal.size()))
  const { program, painted, crash } = runtime
  const { getState } = program
  const painter = createPainter({ write: terminal.write, size: getState, painted })
  const draw = (): Picture => {
    const panes = placePanes(drawingOf(getState(), source))
    const frame = assemble(panes, look)
    return { frame, cursor: cursorPosition(getState(), panes, frame, look.codes.cursor) }
  }
  const paint = (picture: Picture) => painter.paint(picture, { urgent: runtime.isUrgent() })
  const paintAlone = () => paint(draw())

  // The inbox is on screen and keys work before Ink is loaded.
  try {
    runtime.start(painter)
    paintAlone()
  } catch (error) {
    // By now Sage has the terminal; it is given back below.
    crash(error)
  }
  const paintsAlone = program.subscribe(paintAlone)
  const loading = options.loadInk().then(({ showWithInk }) => {
    paintsAlone()
    return showWithInk({ program, draw, paint, crash })
  })
  loading.catch(crash)
  const close = async () => {
    painter.pause()
    terminal.leave()
    terminal.close()
    paintsAlone()
    // If loading failed, `finished` was already rejected with it.
    await loading.then(
      (stop) => stop(),
      () => {},
    )
    try {
      await source.close()
    } finally {
      runtime.release()
    }
  }
  let exitCode: number
  try {
    exitCode = await runtime.finished
  } catch (error) {
    // A later failure may only be a consequence of this one, and must not be reported in its place.
    await close().catch(() => {})
    throw error
  }
  await close()
  if (exitCode === 129) endWithoutTerminal()
  return exitCode
}
