import { spawnSync } from 'node:child_process'
import type { Prefix } from './in-shell.ts'

type Tracing = {
  /** What happens at each of them: `signal=SIGKILL:when=3`, or in their place: `error=EIO`. */
  readonly inject?: string
  /** Only those about this file. */
  readonly path?: string
  /** Where strace writes them down. */
  readonly log?: string
}

/**
 * What a command begins with whose calls of the system are written down, or go wrong. `calls`: their names, as strace takes them. No other
 * call stops the program, of the thousands that Node makes, unless a signal is to be sent: strace cannot do that otherwise.
 */
export function tracing(calls: string, { inject, path, log = '/dev/null' }: Tracing = {}): Prefix {
  const signals = inject?.startsWith('signal=') === true
  return [
    ...(['strace', '-f', '-qq', ...(signals ? [] : ['--seccomp-bpf']), '-o', log, '-e', `trace=${calls}`] as const),
    ...(path === undefined ? [] : ['-P', path]),
    ...(inject === undefined ? [] : ['-e', `inject=${calls}:${inject}`]),
  ]
}

const [STRACE, ...OPTIONS] = tracing('openat')
/** Whether there is an strace, which may trace. */
export const canTrace = spawnSync(STRACE, [...OPTIONS, 'true']).status === 0
