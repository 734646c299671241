import type { ChildProcess } from 'node:child_process'

/** Whether a child can lead a group of its own, so that what it started can be ended with it. */
export const HAS_GROUPS = process.platform !== 'win32'

/** Signals the child and all that it started; where there are no groups, the child. False if nobody is left. Signal 0 only asks. */
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

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A group of its own does not hear what ends this process: passes it on until the returned function is called. */
export function endWithUs(child: ChildProcess): () => void {
  const passOn = (signal: NodeJS.Signals): void => {
    forget()
    signalGroup(child, 'SIGTERM')
    // Without a listener of anybody else, it ends this process as it would have.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  const exit = (): void => void signalGroup(child, 'SIGKILL')
  const forget = (): void => {
    for (const signal of ENDING) process.off(signal, passOn)
    process.off('exit', exit)
  }
  for (const signal of ENDING) process.on(signal, passOn)
  process.on('exit', exit)
  return forget
}
