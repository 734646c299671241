import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isRunning } from '../../workspace/processes/is-running.ts'
import { pidScope } from '../../workspace/processes/pid-scope.ts'

/** Identifies one process beyond doubt: pids are reused, also after a reboot and in every container. */
export type ProcessIdentity = {
  readonly pid: number
  /** Where the pid counts, see `pidScope()`. */
  readonly host: string
  /** '' if the system does not report it. */
  readonly bootId: string
  readonly startTime: string
}

function attempt(read: () => string): string {
  try {
    return read().trim()
  } catch {
    // No such file, tool or process: unknown, which never proves that an owner is dead.
    return ''
  }
}

const ask = (command: string, args: string[]) =>
  execFileSync(command, args, {
    encoding: 'utf8',
    timeout: 2000,
    stdio: ['ignore', 'pipe', 'ignore'],
    // `ps` writes dates in the language and the time zone of whoever asks; two processes must get the same.
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })

function bootId(): string {
  if (process.platform === 'linux') return attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  if (process.platform === 'darwin') return attempt(() => ask('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid']))
  return ''
}

/** When the process began, as the system writes it; '' if that is unknown. */
export function startTimeOf(pid: number): string {
  // Field 22 of /proc/<pid>/stat; the second field, the name, is in brackets and may hold anything.
  if (process.platform === 'linux')
    return attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '')
  if (process.platform === 'darwin') return attempt(() => ask('/bin/ps', ['-o', 'lstart=', '-p', String(pid)]))
  return ''
}

/**
 * Whether the process that began at this time is gone: no process has its id now, or another one has. An unknown time proves nothing.
 * `beginOf`: how the time was recorded, '' if it was unknown.
 */
export function isGone(
  { pid, startTime }: Pick<ProcessIdentity, 'pid' | 'startTime'>,
  beginOf: (pid: number) => string = startTimeOf,
): boolean {
  if (!isRunning(pid)) return true
  const begins = beginOf(pid)
  return startTime !== '' && begins !== '' && startTime !== begins
}

let own: ProcessIdentity | undefined

/** This process. */
export function thisProcess(): ProcessIdentity {
  own ??= {
    pid: process.pid,
    host: pidScope(),
    bootId: bootId(),
    startTime: startTimeOf(process.pid),
  }
  return own
}
