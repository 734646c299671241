import { closeSync, fstatSync } from 'node:fs'
import { withPath } from '../../workspace/files/error-path.ts'
import { readAt } from '../../workspace/files/read-at.ts'
import type { JournalEvent } from '../event/event.ts'
import { openToRead } from './open-journal.ts'
import { type JournalProblem, parseLines } from './parse-lines.ts'

/** How far a journal was read, with enough of its bytes there to notice that the file became another one. */
export type JournalPosition = {
  readonly inode: number
  /** Bytes consumed, and lines in them. */
  readonly offset: number
  readonly lines: number
  /** The last bytes before `offset`, as latin1. */
  readonly tail: string
}

export type JournalReading = {
  readonly events: readonly JournalEvent[]
  readonly problems: readonly JournalProblem[]
  readonly position: JournalPosition
  /** False if this is the whole journal: there was no position, or the file is not the one of the position. */
  readonly continued: boolean
}

export const START: JournalPosition = { inode: 0, offset: 0, lines: 0, tail: '' }
const TAIL = 1024

/** Reads a whole journal. One that does not exist is empty. Throws `UserError` for a link, a folder or a file without access. */
export function readJournal(path: string): JournalReading {
  return readJournalFrom(path, START)
}

/**
 * Reads what came since `position`, or everything if the file was replaced, shortened or changed before it. To be called only when the file's
 * stamp has changed: a file that is not longer was then changed, even if the bytes before `position` look the same.
 */
export function readJournalFrom(path: string, position: JournalPosition): JournalReading {
  const fd = openToRead(path)
  if (fd === undefined) return { events: [], problems: [], position: START, continued: position.offset === 0 }
  try {
    const { ino, size } = fstatSync(fd)
    const continued = isSameFile(fd, ino, size, position)
    const from = continued ? position : START
    const bytes = readAt(fd, from.offset, size - from.offset)
    const { events, problems, consumed, lines } = parseLines(bytes, from.lines)
    const offset = from.offset + consumed
    const tail = tailOf(from.tail, bytes.subarray(0, consumed))
    return { events, problems, position: { inode: ino, offset, lines: from.lines + lines, tail }, continued }
  } catch (error) {
    throw withPath(error, path)
  } finally {
    closeSync(fd)
  }
}

function isSameFile(fd: number, inode: number, size: number, position: JournalPosition): boolean {
  if (position.offset === 0 || inode !== position.inode || size <= position.offset) return false
  const { length } = position.tail
  return readAt(fd, position.offset - length, length).toString('latin1') === position.tail
}

function tailOf(before: string, consumed: Buffer): string {
  return consumed.length >= TAIL
    ? consumed.toString('latin1', consumed.length - TAIL)
    : (before + consumed.toString('latin1')).slice(-TAIL)
}
