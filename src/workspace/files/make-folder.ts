import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { statIfReadable } from './read-if-readable.ts'

/**
 * Makes a folder with those above it that are missing, for this person alone. Returns the outermost that it made; undefined if all were there.
 * One by one: of several at once Node says on a read-only disk that they do not exist, and where the system itself says that of a new one, as
 * in /proc, it tries for ever.
 */
export function makeFolder(folder: string): string | undefined {
  try {
    mkdirSync(folder, { mode: 0o700 })
    return folder
  } catch (error) {
    if (statIfReadable(folder)?.isDirectory()) return undefined
    if (systemErrorCode(error) !== 'ENOENT' || existsSync(dirname(folder))) throw error
  }
  const outermost = makeFolder(dirname(folder))
  const made = makeFolder(folder)
  return outermost ?? made
}
