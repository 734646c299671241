import { dirname } from 'node:path'
import { errorText, isExpectedError, REPLACING, systemErrorCode } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { lstatIfReadable } from './read-if-readable.ts'

const CLOSED = (place: string) => `Make ${place} readable and writable for you`
const NO_SPACE = () => 'Free some space'
const IN_THE_WAY = (place: string) => `See what ${place} is, and move it away if it is in the way`
const CLOSE_PROGRAMS = () => 'Close some programs'

/** What a person can do about what a system refuses, as the beginning of a sentence. */
const WAYS_OUT: Readonly<Record<string, (place: string) => string>> = {
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: (place) => `Make the disk of ${place} writable`,
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
  ENOTDIR: IN_THE_WAY,
  EISDIR: IN_THE_WAY,
  EEXIST: IN_THE_WAY,
  ELOOP: IN_THE_WAY,
  EMFILE: CLOSE_PROGRAMS,
  ENFILE: CLOSE_PROGRAMS,
  ENOMEM: CLOSE_PROGRAMS,
  EBUSY: (place) => `Close the program that uses ${place}`,
  EFBIG: () => 'Allow larger files there (ulimit -f)',
  ENAMETOOLONG: () => 'Use a shorter name',
  EIO: (place) => `Check the disk of ${place}`,
}

/** The same where a file is to be replaced, and its folder is the matter. */
const WAYS_OUT_OF_REPLACING: typeof WAYS_OUT = {
  ENOENT: (place) => `See why it is missing in ${place}`,
  EXDEV: (place) => `Put ${place} on the same disk as the folders beside it`,
}

/** Errors that are about the folder of a file, not the file. */
const OF_FOLDERS = new Set(['unlink', 'rmdir', 'rename', 'link', 'symlink', REPLACING])

/**
 * The way out of an error of the operating system, e.g. `Free some space`; undefined where none is known. Names what keeps the file
 * from the person: the file, or the nearest folder above it that can be seen.
 */
export function wayOut(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { path, syscall } = error as { path?: unknown; syscall?: unknown }
  const code = systemErrorCode(error) ?? ''
  const way = WAYS_OUT[code] ?? (syscall === REPLACING ? WAYS_OUT_OF_REPLACING[code] : undefined)
  if (way === undefined || typeof path !== 'string') return way?.('it')
  const isOfFolder = way === CLOSED && OF_FOLDERS.has(String(syscall))
  return way(`"${nearestSeen(isOfFolder ? dirname(path) : path)}"`)
}

/** The way out of any error, also of one that says it itself. */
export function wayOutOfAny(error: unknown): string | undefined {
  return error instanceof UserError ? error.hint : wayOut(error)
}

/** What any error says, with what the person can do about it. */
export function textWithWayOut(error: unknown): string {
  const way = wayOutOfAny(error)
  return way === undefined ? errorText(error) : `${errorText(error)}. ${way}`
}

/** The same for an expected error; any other is rethrown. */
export function expectedErrorWithWayOut(error: unknown): string {
  if (!isExpectedError(error)) throw error
  return textWithWayOut(error)
}

/** The path itself if only the root folder can be seen, because nobody should change the root folder. */
function nearestSeen(path: string): string {
  for (let place = path; dirname(place) !== place; place = dirname(place)) if (lstatIfReadable(place)) return place
  return path
}
