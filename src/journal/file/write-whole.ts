import { fstatSync, writeSync } from 'node:fs'
import { UserError } from '../../base/user-error.ts'
import { readAt } from '../../workspace/files/read-at.ts'
import { isTorn, NEVER_SAVED } from './torn-line.ts'

const NEWLINE = 0x0a
/** No line comes near this. */
const MAX_LINE_BYTES = 1024 * 1024

/** How bytes are written; tests hand in one that writes short. */
export type Write = (fd: number, bytes: Uint8Array) => number

/**
 * Appends whole lines. One that an earlier crash tore is closed, so it harms only itself. A short write is never continued, because another
 * process may have appended in between: the whole text is written again on lines of its own.
 */
export function writeWhole(
  fd: number,
  path: string,
  lines: string,
  write: Write = (descriptor, bytes) => writeSync(descriptor, bytes),
): void {
  for (let attempt = 0; attempt < 3; attempt++) {
    const bytes = Buffer.from(closing(fd) + lines)
    if (write(fd, bytes) === bytes.length) return
  }
  throw new UserError(`Cannot write "${path}": the disk takes only part of each line`, {
    hint: 'Free some space',
  })
}

/** What must precede complete lines at the end of the file. */
function closing(fd: number): string {
  const { size } = fstatSync(fd)
  if (size === 0 || readAt(fd, size - 1, 1)[0] === NEWLINE) return ''
  const end = readAt(fd, Math.max(0, size - MAX_LINE_BYTES), Math.min(size, MAX_LINE_BYTES))
  return isTorn(end.toString('utf8', end.lastIndexOf(NEWLINE) + 1)) ? `${NEVER_SAVED}\n` : '\n'
}
