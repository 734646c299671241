import { readSync } from 'node:fs'

/**
 * Longer lines are counted and passed over. The API takes requests of up to 32 MB, and a prompt with pictures or documents is one line: a few
 * screenshots take ten, with what was typed beside them.
 */
export const MAX_LINE_BYTES = 40 * 1024 * 1024

const NEWLINE = 0x0a
const CARRIAGE_RETURN = 0x0d

/** One line as a slice of a reused buffer: decode it before the callback returns. */
export type OnLine = (buffer: Buffer, start: number, end: number, offset: number, line: number) => void

export type LineReader = {
  /** Reads the next chunk and hands out its complete lines; false at the end of the file. */
  step(): boolean
  /** What follows the last newline: a line still being written, or a file without a final newline. */
  readonly rest: () => { buffer: Buffer; start: number; end: number; offset: number; line: number }
}

type Options = {
  readonly fd: number
  readonly from: number
  /** The most bytes to read: the size of the file when it was opened, so that reading a growing file ends. */
  readonly until: number
  /** Newlines before `from`. */
  readonly line: number
  readonly chunkBytes: number
  readonly onLine: OnLine
  readonly onTooLong: (offset: number, line: number) => void
}

/**
 * Splits a file into lines without decoding anything. The buffer holds one chunk, grows for a longer line, but never beyond `MAX_LINE_BYTES`: a
 * line longer than that is skipped and reported, and its neighbours are unharmed.
 */
export function lineReader(options: Options): LineReader {
  const { fd, until, chunkBytes, onLine, onTooLong } = options
  let buffer = Buffer.allocUnsafeSlow(chunkBytes)
  /** Bytes of the unfinished line at the start of the buffer. */
  let held = 0
  let position = options.from
  let line = options.line
  let dropping = false
  let droppedFrom = 0

  function step(): boolean {
    if (held === buffer.length) grow()
    const wanted = Math.min(buffer.length - held, until - position)
    const count = wanted > 0 ? readSync(fd, buffer, held, wanted, position) : 0
    if (count === 0) return false
    const end = held + count
    const base = position - held
    position += count
    let start = 0
    let at = buffer.indexOf(NEWLINE, held)
    while (at !== -1 && at < end) {
      line++
      if (dropping) {
        dropping = false
        onTooLong(droppedFrom, line)
      } else {
        const last = at > start && buffer[at - 1] === CARRIAGE_RETURN ? at - 1 : at
        if (last > start) onLine(buffer, start, last, base + start, line)
      }
      start = at + 1
      at = buffer.indexOf(NEWLINE, start)
    }
    held = end - start
    if (dropping) held = 0
    else if (start > 0 && held > 0) buffer.copyWithin(0, start, end)
    return true
  }

  function grow(): void {
    if (buffer.length < MAX_LINE_BYTES) {
      const larger = Buffer.allocUnsafeSlow(Math.min(buffer.length * 4, MAX_LINE_BYTES))
      buffer.copy(larger, 0, 0, held)
      buffer = larger
      return
    }
    dropping = true
    droppedFrom = position - held
    held = 0
  }

  return {
    step,
    rest: () => ({
      buffer,
      start: 0,
      end: held,
      offset: dropping ? droppedFrom : position - held,
      line: line + 1,
    }),
  }
}
