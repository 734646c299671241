import process from 'node:process'

type Handlers = {
  /** Give the terminal back, and take it again. */
  readonly leave: () => void
  readonly enter: () => void
  readonly quit: (exitCode: number) => void
  readonly crash: (error: unknown) => void
}

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const

/** Every way out that is not a key: signals end with 128 + n, errors that nobody caught end with the terminal restored. */
export function watchSignals({ leave, enter, quit, crash }: Handlers): { suspend: () => void; stop: () => void } {
  const listeners = Object.entries(EXIT_CODES).map(([signal, code]) => [signal, () => quit(code)] as const)
  const resume = (): void => {
    leave()
    enter()
  }
  for (const [signal, listener] of listeners) process.on(signal, listener)
  process.on('SIGCONT', resume)
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  return {
    /** SIGSTOP, not SIGTSTP: a process group without a parent in the session never gets the latter. */
    suspend() {
      if (process.platform === 'win32') return
      leave()
      process.kill(process.pid, 'SIGSTOP')
    },
    stop() {
      for (const [signal, listener] of listeners) process.off(signal, listener)
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
