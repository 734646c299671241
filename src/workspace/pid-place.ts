import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hash32 } from './hash32.ts'

let known: string | undefined

/** Where this process's id counts: host name and, on Linux, the pid namespace. Containers that share a folder have processes of the same id. */
export function pidPlace(): string {
  known ??= `${hostname()} ${pidNamespace()}`.trim()
  return known
}

/** The same, short enough for the name of a file. */
export function pidPlaceName(): string {
  return hash32(pidPlace()).toString(36)
}

function pidNamespace(): string {
  if (process.platform !== 'linux') return ''
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}
