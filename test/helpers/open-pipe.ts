import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'
import { whenOver } from './when-over.ts'

/** A pipe that stays open and never makes its reader wait. */
export function openPipe(): number {
  const path = join(temporaryFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  whenOver(() => closeSync(descriptor))
  return descriptor
}
