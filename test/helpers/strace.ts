import { spawnSync } from 'node:child_process'
import type { Prefix } from './in-shell.ts'

type Tracing = {
  /** What happens at each of the calls: `signal=SIGKILL:when=3`, or in place of them: `error=EIO`. */
  readonly inject?: string
  /** Only calls about this file. */
  readonly path?: string
  /** Where strace writes the calls down. */
  readonly log?: string
}

/**
 * The prefix of a command whose system calls are written down, or go wrong. `calls`: their names, as strace takes them. None of the thousands of
 * other calls that Node makes stops the program, unless a signal is to be sent: strace cannot do that otherwise.
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
/** Whether strace is installed and may trace. */
export const canTrace = spawnSync(STRACE, [...OPTIONS, 'true']).status === 0
