import type { InputEvent } from './keys/input.ts'
import { createInputReader } from './keys/input-reader.ts'
import type { Effect } from './effect.ts'
import type { Painter } from './terminal/painter.ts'
import { createProgram, type Program } from './program.ts'
import { createRelating } from './relating.ts'
import type { Outside, Source } from './source.ts'
import type { State } from './state.ts'
import type { Terminal } from './terminal/terminal.ts'
import { countBelow } from './draw/detail.ts'
import { drawingOf } from './draw/drawing.ts'
import { computeLayout } from './layout/layout.ts'
import { listenForSignals } from './terminal/signals.ts'
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
const TICK_MILLISECONDS = 60_000
/** These are written one after the other, in the order of the keys. Nothing else has to wait for them. */
const IN_ORDER: ReadonlySet<Effect['type']> = new Set(['decide', 'undo', 'redo', 'saveNew'])

/** Connects program, source and terminal: input becomes actions, effects go to their performers, and every exit is handled. */
export function createRuntime(options: RuntimeOptions, terminal: Terminal, initial: State): Runtime {
  const { source, outside } = options
  const now = () => options.now().getTime()
  let painter: Painter | undefined
  let painted = initial
  let urgent = false
  let queue: Promise<void> = Promise.resolve()
  let title = ''
  const timers = new Set<NodeJS.Timeout>()
  const cleanups: (() => void)[] = [() => timers.forEach(clearTimeout)]
  let settle: { resolve: (code: number) => void; reject: (error: unknown) => void } | undefined
  const finished = new Promise<number>((resolve, reject) => {
    settle = { resolve, reject }
  })

  let hasLeft = false
  const leave = (): void => {
    hasLeft = true
    for (const cleanup of cleanups.splice(0)) cleanup()
    painter?.stop()
    terminal.leave()
  }
  const finish = (exitCode: number): void => {
    leave()
    // Decisions are written before the process ends.
    void queue.then(() => settle?.resolve(exitCode))
  }
  const crash = (error: unknown): void => {
    leave()
    settle?.reject(error)
  }
  const giveTerminalAway = (): void => {
    painter?.pause()
    terminal.leave()
  }
  const takeTerminalBack = (): void => {
    terminal.enter()
    painter?.resume()
    // The terminal was given back with its earlier title.
    title = ''
    setTitle()
  }
  const redraw = (): void => {
    terminal.renew()
    painter?.redraw()
  }
  const suspended = <T>(use: () => T): T => {
    giveTerminalAway()
    try {
      return use()
    } finally {
      takeTerminalBack()
    }
  }

  const relating = createRelating((relations) => dispatch({ type: 'related', relations }))
  cleanups.push(relating.stop)

  const perform = (effect: Effect): void => {
    switch (effect.type) {
      case 'quit':
        return finish(effect.exitCode)
      case 'redraw':
        return redraw()
      case 'suspend':
        return signals.suspend()
      case 'relate':
        return relating.relate(effect.items)
      case 'notify':
        return terminal.write(initial.settings.notify === 'bell' ? '\u0007' : `\u001b]9;sage: ${effect.text}\u0007`)
      case 'after': {
        // Keys after the one that quits, in the same chunk, may still ask for a timer, which would only keep the shell waiting.
        if (hasLeft) return
        const timer = setTimeout(() => {
          timers.delete(timer)
          dispatch(effect.action)
        }, effect.milliseconds)
        timers.add(timer)
        return
      }
      case 'openEditor':
      case 'openPager':
      case 'copy':
        outside.perform(effect, { suspended, write: terminal.write }, dispatch).catch(crash)
        return
      default: {
        const run = () => source.perform(effect, dispatch)
        if (IN_ORDER.has(effect.type)) queue = queue.then(run).catch(crash)
        else run().catch(crash)
      }
    }
  }

  const program = createProgram(initial, perform)
  const { dispatch } = program
  const signals = listenForSignals({ leave: giveTerminalAway, enter: takeTerminalBack, quit: finish, crash })

  /** How much of the painted detail is further down. Drawn again, because only drawing knows. */
  const linesBelow = (): number => {
    const { detail } = computeLayout(painted)
    return detail ? countBelow(drawingOf(painted, source), detail) : 0
  }

  const take = (events: readonly InputEvent[]): void => {
    for (const event of events) {
      urgent = true
      dispatch(event.type === 'keys' ? { ...event, at: now(), painted, below: linesBelow() } : { ...event, at: now() })
    }
  }
  const reader = createInputReader(take)
  cleanups.push(reader.stop)
  let seeing: NodeJS.Immediate | undefined
  /** Runs `see` after keys that were pressed at the frame before, while this one could not be written, have been read. */
  const afterWaitingKeys = (see: () => void): void => {
    seeing = setImmediate(() => (seeing = setImmediate(see)))
  }

  const setTitle = (): void => {
    if (!initial.settings.title) return
    const next = `sage: ${countItems(program.getState()).pending} pending`
    if (next !== title) terminal.write(`\u001b]2;${next}\u0007`)
    title = next
  }

  return {
    program,
    finished,
    crash,
    release: signals.release,
    isUrgent: () => urgent,
    painted(waited = 0) {
      const shown = program.getState()
      clearImmediate(seeing)
      if (waited < BLOCKED_MILLISECONDS) painted = shown
      else afterWaitingKeys(() => (painted = shown))
      urgent = false
      setTitle()
    },
    start(made) {
      painter = made
      terminal.enter()
      terminal.onInput(reader.receive)
      terminal.onResize(() => {
        const size = terminal.size()
        const { columns, rows } = program.getState()
        if (size.columns === columns && size.rows === rows) redraw()
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
