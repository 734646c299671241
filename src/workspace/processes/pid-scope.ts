import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hash32 } from '../../base/hash32.ts'

let known: string | undefined

/** Where this process's id counts: host name and, on Linux, the pid namespace. Containers that share a folder have processes of the same id. */
export function pidScope(): string {
  known ??= onLinux() ?? hostname()
  return known
}

/** The same, short enough for the name of a file. */
export function pidScopeName(): string {
  return hash32(pidScope()).toString(36)
}

/** From /proc: hooks ask, and Node's own `os` takes a cold process 0.2 ms to load. */
function onLinux(): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return `${readFileSync('/proc/sys/kernel/hostname', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}
