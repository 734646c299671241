import { MINUTE } from '../../base/durations.ts'
import { createProgram, type Program } from '../program.ts'
import type { Outside, Source } from '../state/source.ts'
import type { State } from '../state/state.ts'
import type { Painter } from '../terminal/painter.ts'
import { listenForSignals } from '../terminal/signals.ts'
import { createStage } from '../terminal/stage.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { countItems } from '../update/counts.ts'
import { createKeyboard } from './keyboard.ts'
import { createPerformer } from './performer.ts'

export type Runtime = {
  readonly program: Program
  readonly start: (painter: Painter) => void
  /** Call it when the frame of the newest state is on screen. */
  readonly painted: () => void
  /** Whether the next frame answers a key, and must be drawn at once. */
  readonly isUrgent: () => boolean
  readonly crash: (error: unknown) => void
  readonly finished: Promise<number>
  /** Call it when everything is saved: from then on a signal ends the process as usual. */
  readonly release: () => void
}

type RuntimeOptions = { readonly source: Source; readonly outside: Outside; readonly now: () => Date }

/** How often ages on the screen are redrawn. */
const TICK_MILLISECONDS = MINUTE

/** Connects program, source and terminal: input becomes actions, effects are performed, and every exit is handled. */
export function createRuntime(options: RuntimeOptions, terminal: Terminal, initial: State): Runtime {
  const { source, outside } = options
  const { title, notify } = initial.settings
  const now = () => options.now().getTime()
  const stage = createStage(terminal, () =>
    title ? `sage: ${countItems(program.getState()).pending} pending` : undefined,
  )
  const performer = createPerformer({
    source,
    outside,
    notify,
    host: {
      ...stage,
      lend: (use) => stage.lend(() => signals.lend(use)),
      quit: finish,
      crash,
      suspend: () => signals.suspend(),
    },
  })
  const program = createProgram(initial, performer.perform)
  const { getState, dispatch } = program
  const keyboard = createKeyboard({ initial, foresight: source, now, dispatch })
  const signals = listenForSignals({ leave: stage.giveAway, enter: stage.takeBack, quit: finish, crash })

  /** Nothing happens on its own after these. */
  const stops = [performer.stop, keyboard.stop, signals.stop]
  let settle: { resolve: (exitCode: number) => void; reject: (error: unknown) => void } | undefined
  const finished = new Promise<number>((resolve, reject) => {
    settle = { resolve, reject }
  })

  function leave(): void {
    for (const stop of stops) stop()
    stage.close()
  }
  function finish(exitCode: number): void {
    dispatch({ type: 'leaving' })
    leave()
    // Decisions are written before the process ends.
    void performer.written().then(() => {
      signals.catchNoMore()
      settle?.resolve(exitCode)
    })
  }
  function crash(error: unknown): void {
    leave()
    settle?.reject(error)
  }
  function resized(): void {
    const size = terminal.size()
    const { columns, rows } = getState()
    if (size.columns === columns && size.rows === rows) stage.redraw()
    else dispatch({ type: 'resize', ...size })
  }
  const show = () => dispatch({ type: 'snapshot', snapshot: source.snapshot(), at: now() })

  return {
    program,
    finished,
    crash,
    release: signals.release,
    isUrgent: keyboard.isUnanswered,
    painted() {
      keyboard.show(getState())
      stage.showTitle()
    },
    start(painter) {
      stage.take(painter)
      terminal.onInput((chunk) => {
        painter.paintDue()
        keyboard.receive(chunk)
      })
      terminal.onResize(resized)
      terminal.onLost(() => finish(129))
      // This also keeps the process alive while another program has the terminal and nothing is read from it.
      const tick = setInterval(() => dispatch({ type: 'tick', at: now() }), TICK_MILLISECONDS)
      stops.push(() => clearInterval(tick), source.subscribe(show))
      show()
    },
  }
}
