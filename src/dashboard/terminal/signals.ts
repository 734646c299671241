import process from 'node:process'

type Handlers = {
  /** Give the terminal back, and take it again. */
  readonly leave: () => void
  readonly enter: () => void
  readonly quit: (exitCode: number) => void
  readonly crash: (error: unknown) => void
}

/** Signals that keys send, once the terminal is given back. */
const TYPED: ReadonlySet<string> = new Set(['SIGINT', 'SIGQUIT'])
/** Who still runs this long after it asked to be stopped was not. */
const NOT_STOPPED_MILLISECONDS = 100
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const

type Signals = {
  readonly suspend: () => void
  /** It is being left: from now on errors are nobody's, and going on draws nothing. */
  readonly stop: () => void
  /** Everything is saved: signals end the process as they do any other. */
  readonly release: () => void
}

/**
 * Every way out that is not a key: signals end with 128 + n, errors that nobody caught end with the terminal restored. Signals are listened to
 * until all is saved, because other code here ends the process with a signal that nobody else listens to. Who types one again does not wait
 * for that; a window that is closed sends two.
 */
export function watchSignals({ leave, enter, quit, crash }: Handlers): Signals {
  let leaving = false
  const listeners = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const listener = () => {
      if (leaving && TYPED.has(signal)) process.exit(code)
      leaving = true
      quit(code)
    }
    return [signal, listener] as const
  })
  let goOn: NodeJS.Timeout | undefined
  const resume = (): void => {
    clearTimeout(goOn)
    leave()
    enter()
    // Only who is in the foreground is told of a new size; asked for now, it comes as any other does.
    process.kill(process.pid, 'SIGWINCH')
  }
  for (const [signal, listener] of listeners) process.on(signal, listener)
  process.on('SIGCONT', resume)
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  return {
    /**
     * The whole job stops, as a key would stop it: of what runs it, `npx` for one, the shell waits for all. Where no shell could wake it again,
     * in a window of its own for one, the system lets nobody stop, and it goes on.
     */
    suspend() {
      if (process.platform === 'win32') return
      leave()
      process.kill(0, 'SIGTSTP')
      clearTimeout(goOn)
      goOn = setTimeout(enter, NOT_STOPPED_MILLISECONDS)
    },
    release() {
      for (const [signal, listener] of listeners) process.off(signal, listener)
    },
    stop() {
      clearTimeout(goOn)
      process.off('SIGCONT', resume)
      process.off('uncaughtException', crash)
      process.off('unhandledRejection', crash)
    },
  }
}

/**
 * Ends as the signal would have ended us, now that everything is saved: an ordinary exit makes Node restore a terminal that is no longer
 * there, and that it does not survive. The shell sees 129 either way.
 */
export function dieOfHangUp(): void {
  if (process.platform !== 'win32') process.kill(process.pid, 'SIGHUP')
}
