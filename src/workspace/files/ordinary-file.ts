import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { withPath } from './error-path.ts'

/** For opening a file to read it, or with others to write it: does not wait for a pipe, which without a partner normally never opens. */
export const WITHOUT_WAITING = constants.O_NONBLOCK ?? 0
/** The same for a file of ours, without following a link in its place. */
export const OURS_WITHOUT_WAITING = WITHOUT_WAITING | (constants.O_NOFOLLOW ?? 0)

/** For appending to a file of ours, and reading how it ends. */
export const OURS_TO_APPEND = constants.O_RDWR | constants.O_APPEND | OURS_WITHOUT_WAITING

/** No file that Sage reads whole comes near this, and a string of Node holds little more. */
export const MAX_READ_WHOLE = 500_000_000

/** The code of the error for what is not an ordinary file. */
export const NOT_A_FILE = 'not-a-file'

/** The bytes of a file that Sage reads whole. Throws as `openOrdinaryFile()` does. */
export function readOrdinaryFile(path: string, opening: Opening = {}): Buffer {
  const descriptor = openOrdinaryFile(path, opening)
  try {
    return readFileSync(descriptor)
  } catch (error) {
    throw withPath(error, path)
  } finally {
    closeSync(descriptor)
  }
}

type Opening = {
  readonly action?: 'read' | 'write'
  readonly flags?: number
  readonly maxBytes?: number | undefined
  /** What becomes of Sage once the person has moved away what is there. */
  readonly without?: string
}

/**
 * Throws the system's error if a file cannot be opened, and a `UserError` that names it if it is not an ordinary file: a folder, a pipe, a
 * device, a link that may not be followed, or one of unbelievable size.
 */
export function openOrdinaryFile(path: string, opening: Opening): number {
  const {
    action = 'read',
    flags = WITHOUT_WAITING,
    maxBytes = MAX_READ_WHOLE,
    without = 'Sage then works without it',
  } = opening
  const strange = (what: string) =>
    new UserError(`Cannot ${action} "${path}": ${what}`, {
      hint: `Put the original file back, or move this one away: ${without}`,
      code: NOT_A_FILE,
    })
  let descriptor: number
  try {
    descriptor = openSync(path, flags, 0o600)
  } catch (error) {
    const what = unopened(systemErrorCode(error), flags)
    throw what === undefined ? error : strange(what)
  }
  try {
    const what = whyUnusable(fstatSync(descriptor), maxBytes)
    if (what === undefined) return descriptor
    throw strange(what)
  } catch (error) {
    closeSync(descriptor)
    throw withPath(error, path)
  }
}

/** What must stand there if the system says this of it. */
function unopened(code: string | undefined, flags: number): string | undefined {
  if (code === 'ELOOP' && (flags & (constants.O_NOFOLLOW ?? 0)) !== 0) return 'it is a symbolic link'
  if (code === 'EISDIR') return 'it is a folder'
  return code === 'ENXIO' ? 'it is a socket, not a regular file' : undefined
}

/** Why these are not the bytes of a file of Sage, or undefined if they can be. */
export function whyUnusable(stats: Stats, maxBytes: number): string | undefined {
  if (stats.isDirectory()) return 'it is a folder'
  if (!stats.isFile()) return 'it is a pipe or a device, not a regular file'
  return stats.size > maxBytes ? `it has more than ${maxBytes / 1_000_000} MB` : undefined
}
