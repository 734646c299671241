import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode } from '../text/system-error.ts'

/**
 * Makes a folder with those above it that are missing, for this person alone. Returns the outermost that it made; undefined if all were there.
 * On a read-only disk Node says of several at once that they do not exist; of one by itself it says why it cannot be made.
 */
export function makeFolder(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error
    mkdirSync(outermostMissing(folder), { mode: 0o700 })
    throw error
  }
}

function outermostMissing(folder: string): string {
  const above = dirname(folder)
  return existsSync(above) ? folder : outermostMissing(above)
}
