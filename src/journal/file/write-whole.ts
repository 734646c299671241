import { fstatSync, readSync, writeSync } from 'node:fs'
import { UserError } from '../../text/user-error.ts'

const NEWLINE = 0x0a

/** How bytes are written; tests hand in one that writes short. */
export type Write = (fd: number, bytes: Uint8Array) => number

/**
 * Appends whole lines. One that an earlier crash tore is closed with a newline, so it harms only itself. A short write is never continued, because
 * another process may have appended in between: the whole text is written again on lines of its own, and readers drop the
 * torn beginning as the copy that it is.
 */
export function writeWhole(
  fd: number,
  path: string,
  lines: string,
  write: Write = (descriptor, bytes) => writeSync(descriptor, bytes),
): void {
  for (let attempt = 0; attempt < 3; attempt++) {
    const bytes = Buffer.from(endsWithNewline(fd) ? lines : `\n${lines}`)
    if (write(fd, bytes) === bytes.length) return
  }
  throw new UserError(`Cannot write "${path}": the disk takes only part of each line`, {
    hint: 'Free some space and decide again; nothing saved before is lost',
  })
}

function endsWithNewline(fd: number): boolean {
  const { size } = fstatSync(fd)
  if (size === 0) return true
  const last = Buffer.alloc(1)
  return readSync(fd, last, 0, 1, size - 1) === 1 && last[0] === NEWLINE
}
