import process from 'node:process'
import { setImmediate as heardSoFar } from 'node:timers/promises'
import { isatty } from 'node:tty'
import type { TerminalAccess } from '../state/source.ts'
import { stopJob } from './stop-job.ts'

type Handlers = {
  /** Gives the terminal back, and takes it again. */
  readonly leave: () => void
  readonly enter: () => void
  readonly quit: (exitCode: number) => void
  readonly crash: (error: unknown) => void
}

/** Signals that keys send once the terminal is given back. */
const TYPED: ReadonlySet<string> = new Set(['SIGINT', 'SIGQUIT'])
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const

/**
 * With this listener, a write beyond the limit on file sizes (`ulimit -f`) fails, and that is shown. It stays to the end: what the next start
 * needs is written last, and signal-exit's listeners stay too.
 */
const failOnly = (): void => undefined

type Signals = {
  /** Stops the job, as Ctrl-z does in a shell; whoever sends SIGTSTP gets the same. */
  readonly suspend: () => void
  /**
   * Runs another program that has the terminal. Ctrl-c there reaches us too: it was meant to stop a search in less, say, and must not close
   * the dashboard. What does close it makes that program end as well.
   */
  readonly lend: TerminalAccess['lend']
  /** Call it when the dashboard closes: SIGCONT no longer draws, SIGTSTP only stops, and whoever has the terminal is to give it back. */
  readonly stop: () => void
  /** Call it when the dashboard closes as it should: errors from then on are not its own. After one that closed it, more are likely. */
  readonly catchNoMore: () => void
  /** Call it when everything is saved: signals then end the process as usual. */
  readonly release: () => void
}

/**
 * Every exit that is not a key. Signals exit with 128 + n, uncaught errors with the terminal restored. We listen for signals until
 * everything is saved, because a dependency of Ink (signal-exit) ends the process on any signal nobody else listens for. A second Ctrl-C
 * ends it at once; a second SIGHUP does not, because closing a window sends two.
 */
export function listenForSignals({ leave, enter, quit, crash }: Handlers): Signals {
  let leaving = false
  let borrowing: AbortController | undefined
  const listeners = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const listener = () => {
      if (borrowing && TYPED.has(signal)) return
      if (leaving && TYPED.has(signal)) process.exit(code)
      leaving = true
      quit(code)
    }
    return [signal, listener] as const
  })
  let closed = false
  let entering: NodeJS.Immediate | undefined
  const resume = (): void => {
    if (!borrowing) {
      leave()
      // Once for all such signals: `bg` continues us, the system stops us in `leave`, `fg` continues us again, and that signal arrives one turn of
      // the loop later. Taking the terminal again then would drop the keys that were pressed on what was drawn.
      clearImmediate(entering)
      entering = setImmediate(() => {
        entering = setImmediate(enter)
      })
    }
    // Only the foreground job gets the signal for a resize. This sends it now, in case there was one.
    process.kill(process.pid, 'SIGWINCH')
  }
  const suspend = (): void => {
    if (process.platform === 'win32') return
    // While there is a listener, the signal does not stop us.
    process.off('SIGTSTP', suspend)
    clearImmediate(entering)
    leave()
    void stopJob().then((wasStopped) => {
      if (closed) return
      listenForStop()
      if (!wasStopped) enter()
    })
  }
  /** Once, however often it is called: Ctrl-z may be pressed twice before the process is stopped. */
  const listenForStop = (): void => {
    process.off('SIGTSTP', suspend)
    process.on('SIGTSTP', suspend)
  }
  for (const [signal, listener] of listeners) process.on(signal, listener)
  process.off('SIGXFSZ', failOnly)
  process.on('SIGXFSZ', failOnly)
  process.on('SIGCONT', resume)
  listenForStop()
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  const catchNoMore = (): void => {
    process.off('uncaughtException', crash)
    process.off('unhandledRejection', crash)
  }
  return {
    catchNoMore,
    suspend,
    async lend(use) {
      borrowing = new AbortController()
      clearImmediate(entering)
      // Ctrl-z in that program stops us too, as it must: the shell waits for all of the job.
      process.off('SIGTSTP', suspend)
      try {
        return await use(borrowing.signal)
      } finally {
        // Signals sent meanwhile are taken first: SIGCONT arrives after the SIGCHLD of a program that ended right after both were continued.
        await heardSoFar()
        borrowing = undefined
        if (!closed) listenForStop()
      }
    },
    release() {
      catchNoMore()
      for (const [signal, listener] of listeners) process.off(signal, listener)
    },
    stop() {
      closed = true
      clearImmediate(entering)
      borrowing?.abort()
      process.off('SIGCONT', resume)
      process.off('SIGTSTP', suspend)
    },
  }
}

/**
 * Ends as the signal would have ended us, now that everything is saved, if the terminal is gone: on a normal exit Node restores it, and would
 * crash. One that is still there is restored, whatever an editor left on. The shell sees 129 either way.
 */
export function endWithoutTerminal(): void {
  if (process.platform !== 'win32' && ![0, 1, 2].every(isatty)) process.kill(process.pid, 'SIGHUP')
}
