import { MINUTE } from '../text/durations.ts'
import { countBelow } from './draw/detail.ts'
import { drawingOf } from './draw/drawing.ts'
import { createInputReader } from './keys/input-reader.ts'
import type { InputEvent } from './keys/input.ts'
import { createPerformer } from './performer.ts'
import { createProgram, type Program } from './program.ts'
import type { Outside, Source } from './source.ts'
import type { State } from './state.ts'
import type { Painter } from './terminal/painter.ts'
import { listenForSignals } from './terminal/signals.ts'
import { createStage } from './terminal/stage.ts'
import type { Terminal } from './terminal/terminal.ts'
import { countItems } from './update/counts.ts'

export type Runtime = {
  readonly program: Program
  readonly start: (painter: Painter) => void
  /** Call it when the frame of the newest state is on screen. `waited`: milliseconds the terminal took no output. */
  readonly painted: (waited?: number) => void
  /** Whether the next frame answers a key, and must be drawn at once. */
  readonly isUrgent: () => boolean
  readonly crash: (error: unknown) => void
  readonly finished: Promise<number>
  /** Call it when everything is saved: from then on a signal ends the process as usual. */
  readonly release: () => void
}

type RuntimeOptions = { readonly source: Source; readonly outside: Outside; readonly now: () => Date }

/** If the terminal took no output for this long (a stalled line, say), keys pressed meanwhile refer to the frame before. */
const BLOCKED_MILLISECONDS = 50
/** How often ages on the screen are redrawn. */
const TICK_MILLISECONDS = MINUTE

/** Connects program, source and terminal: input becomes actions, effects are performed, and every exit is handled. */
export function createRuntime(options: RuntimeOptions, terminal: Terminal, initial: State): Runtime {
  const { source, outside } = options
  const { settings } = initial
  const now = () => options.now().getTime()
  let urgent = false
  const sight = createSight(initial)
  const stage = createStage(terminal, () =>
    settings.title ? `sage: ${countItems(program.getState()).pending} pending` : undefined,
  )
  const cleanups: (() => void)[] = []
  let settle: { resolve: (code: number) => void; reject: (error: unknown) => void } | undefined
  const finished = new Promise<number>((resolve, reject) => {
    settle = { resolve, reject }
  })

  const leave = (): void => {
    for (const cleanup of cleanups.splice(0)) cleanup()
    stage.leave()
  }
  const finish = (exitCode: number): void => {
    program.dispatch({ type: 'leaving' })
    leave()
    // Decisions are written before the process ends.
    void performer.written().then(() => {
      signals.catchNoMore()
      settle?.resolve(exitCode)
    })
  }
  const crash = (error: unknown): void => {
    leave()
    settle?.reject(error)
  }

  const performer = createPerformer({
    source,
    outside,
    notify: settings.notify,
    host: {
      ...stage,
      lend: (use) => stage.lend(() => signals.lend(use)),
      quit: finish,
      crash,
      suspend: () => signals.suspend(),
    },
  })
  cleanups.push(performer.stop)
  const program = createProgram(initial, performer.perform)
  const { dispatch } = program
  const signals = listenForSignals({ leave: stage.giveAway, enter: stage.takeBack, quit: finish, crash })

  const take = (events: readonly InputEvent[]): void => {
    for (const event of events) {
      urgent = true
      if (event.type === 'keys') {
        const painted = sight.painted()
        dispatch({ ...event, at: now(), painted, below: () => countBelow(drawingOf(painted, source)) })
      } else dispatch({ ...event, at: now() })
    }
  }
  const reader = createInputReader(take)
  cleanups.push(reader.stop)

  return {
    program,
    finished,
    crash,
    release: signals.release,
    isUrgent: () => urgent,
    painted(waited = 0) {
      sight.show(program.getState(), waited)
      urgent = false
      stage.showTitle()
    },
    start(painter) {
      stage.take(painter)
      terminal.onInput(reader.receive)
      terminal.onResize(() => {
        const size = terminal.size()
        const { columns, rows } = program.getState()
        if (size.columns === columns && size.rows === rows) stage.redraw()
        else dispatch({ type: 'resize', ...size })
      })
      terminal.onLost(() => finish(129))
      // This also keeps the process alive while another program has the terminal and nothing is read from it.
      const tick = setInterval(() => dispatch({ type: 'tick', at: now() }), TICK_MILLISECONDS)
      const show = () => dispatch({ type: 'snapshot', snapshot: source.snapshot(), at: now() })
      cleanups.push(() => clearInterval(tick), signals.stop)
      cleanups.push(source.subscribe(show))
      show()
    },
  }
}

/** The state whose frame the person sees: keys are about that one. */
function createSight(initial: State) {
  let painted = initial
  let seeing: NodeJS.Immediate | undefined
  return {
    painted: () => painted,
    /** The frame of this state is on screen, after the terminal took no output for `waited` milliseconds. */
    show(state: State, waited: number): void {
      clearImmediate(seeing)
      const see = () => (painted = state)
      if (waited < BLOCKED_MILLISECONDS) see()
      // First come the keys that were pressed at the frame before, while this one could not be written.
      else seeing = setImmediate(() => (seeing = setImmediate(see)))
    },
  }
}
