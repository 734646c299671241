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
/** If we still run this long after asking to be stopped, the system did not stop us. */
const NOT_STOPPED_MILLISECONDS = 100
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const

type Signals = {
  readonly suspend: () => void
  /** To be called when the dashboard is left: errors are no longer caught here, and SIGCONT draws nothing any more. */
  readonly stop: () => void
  /** To be called when everything is saved: signals end the process as they do any other. */
  readonly release: () => void
}

/**
 * Every way out that is not a key: signals end with 128 + n, errors that nobody caught end with the terminal restored. We listen for signals
 * until all is saved, because a dependency of Ink (signal-exit) ends the process on one that nobody else listens for. A second Ctrl-C does end
 * it at once; a second SIGHUP does not, because a window that is closed sends two.
 */
export function listenForSignals({ leave, enter, quit, crash }: Handlers): Signals {
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
    // Only the job in the foreground is told that the window was resized. This tells us now, in case it was.
    process.kill(process.pid, 'SIGWINCH')
  }
  for (const [signal, listener] of listeners) process.on(signal, listener)
  process.on('SIGCONT', resume)
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  return {
    /**
     * Stops the whole job, as Ctrl-z does in other programs: the shell waits until all of its processes have stopped, `npx` among them. In a
     * window without a shell nobody could wake it again; the system does not stop it there, and it goes on.
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
 * Ends as the signal would have ended us, now that everything is saved: on an ordinary exit Node restores the terminal, and crashes because
 * there is none any more. The shell sees 129 either way.
 */
export function dieOfHangUp(): void {
  if (process.platform !== 'win32') process.kill(process.pid, 'SIGHUP')
}
