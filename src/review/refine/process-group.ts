import type { ChildProcess } from 'node:child_process'

/** Whether a child can lead its own process group, so that whatever it starts can be ended with it. */
export const HAS_GROUPS = process.platform !== 'win32'

/**
 * Signals the child and everything it started, or only the child where there are no groups. False if none of them is left. Signal 0 only asks.
 */
export function signalGroup(child: Pick<ChildProcess, 'pid' | 'kill'>, signal: NodeJS.Signals | 0): boolean {
  const { pid } = child
  if (pid === undefined) return false
  if (!HAS_GROUPS) return signal !== 0 && child.kill(signal)
  try {
    process.kill(-pid, signal)
    return true
  } catch {
    return false
  }
}

/** How long after asking a command to end it is killed. */
const GRACE_MS = 1000

export type Stopper = {
  /** Ends the command and everything it started: asks, and kills what is left after a while. Only the first reason counts. */
  readonly stop: (why: string) => void
  readonly why: () => string | undefined
  /** To be called when the command has closed: resolves when what it started has ended too, if it was stopped. */
  readonly settled: () => Promise<void>
}

export function createStopper(child: ChildProcess): Stopper {
  let reason: string | undefined
  let killed: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  return {
    stop(why) {
      if (reason !== undefined) return
      reason = why
      signalGroup(child, 'SIGTERM')
      killed = new Promise((resolve) => {
        timer = setTimeout(() => {
          signalGroup(child, 'SIGKILL')
          resolve()
        }, GRACE_MS)
      })
      // A grandchild may hold the pipes open; what it would still write is ignored.
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
    },
    why: () => reason,
    async settled() {
      // The command may be gone, but not what it started.
      if (killed && signalGroup(child, 0)) await killed
      clearTimeout(timer)
    },
  }
}

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export type Ending = {
  /** To be called when all is done: no longer listens, and ends this process as the signal would have, if nobody else listened. */
  readonly done: () => void
}

/** A separate group does not receive what ends this process, so this stops the command first. */
export function endWithUs(child: ChildProcess, stopper: Pick<Stopper, 'stop'>): Ending {
  let ending: NodeJS.Signals | undefined
  const passOn = (signal: NodeJS.Signals): void => {
    if (process.listenerCount(signal) === 1) ending ??= signal
    stopper.stop('Stopped')
  }
  const exit = (): void => void signalGroup(child, 'SIGKILL')
  for (const signal of ENDING) process.on(signal, passOn)
  process.on('exit', exit)
  return {
    done() {
      for (const signal of ENDING) process.off(signal, passOn)
      process.off('exit', exit)
      if (ending) process.kill(process.pid, ending)
    },
  }
}
