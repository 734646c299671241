import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { systemErrorCode } from '../text/system-error.ts'
import { UserError } from '../text/user-error.ts'

/** Does not wait for a pipe: without a writer, opening one normally never returns. */
export const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
/** The same for a file of ours, without following a link in its place. */
export const OURS_WITHOUT_WAITING = WITHOUT_WAITING | (constants.O_NOFOLLOW ?? 0)

/** How Node reads text with these flags. It takes flags as numbers too, though its types know only strings. */
export const TEXT_WITHOUT_WAITING = { encoding: 'utf8', flag: WITHOUT_WAITING as unknown as string } as const
export const OUR_TEXT_WITHOUT_WAITING = { encoding: 'utf8', flag: OURS_WITHOUT_WAITING as unknown as string } as const

/** No file that Sage reads whole comes near this, and a string of Node holds little more. */
const MOST_BYTES = 500_000_000

/**
 * The bytes of a file that Sage reads whole. Throws the system's error if it cannot be opened, and a `UserError` that names it if it is not
 * an ordinary file: a folder, a pipe, a device, or one of unbelievable size.
 */
export function readOrdinaryFile(path: string, mostBytes = MOST_BYTES): Buffer {
  const descriptor = open(path)
  try {
    const what = strangeness(fstatSync(descriptor), mostBytes)
    if (what !== undefined) throw unreadable(path, what)
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Why these are not the bytes of a file of Sage, or undefined if they can be. */
export function strangeness(stats: Stats, mostBytes = MOST_BYTES): string | undefined {
  if (stats.isDirectory()) return 'it is a folder'
  if (!stats.isFile()) return 'it is a pipe or a device, not a regular file'
  return stats.size > mostBytes ? `it has more than ${mostBytes / 1_000_000} MB` : undefined
}

function open(path: string): number {
  try {
    return openSync(path, WITHOUT_WAITING)
  } catch (error) {
    if (systemErrorCode(error) === 'ENXIO') throw unreadable(path, 'it is a socket, not a regular file')
    throw error
  }
}

function unreadable(path: string, what: string): UserError {
  return new UserError(`Cannot read "${path}": ${what}`, {
    hint: 'Put the original file back, or move this one away: Sage then works without it',
    code: 'not-a-file',
  })
}
