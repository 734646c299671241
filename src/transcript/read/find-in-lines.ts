import { closeSync } from 'node:fs'
import { isExpectedError } from '../../base/system-error.ts'
import { lineReader } from './lines.ts'
import { openTranscript } from './open.ts'

/**
 * What `find` returns for the first line of a transcript for which it returns anything; the bytes are valid only during the call. Undefined if
 * it finds nothing in the first `maxBytes`, or if the file cannot be read.
 */
export function findInLines<Found>(
  path: string,
  find: (line: Buffer, offset: number) => Found | undefined,
  maxBytes = Infinity,
): Found | undefined {
  const opened = openTranscript(path)
  if (!opened.ok) return undefined
  const found: Found[] = []
  const look = (buffer: Buffer, start: number, end: number, offset: number): void => {
    const value = found.length === 0 ? find(buffer.subarray(start, end), offset) : undefined
    if (value !== undefined) found.push(value)
  }
  try {
    const reader = lineReader({
      fd: opened.fd,
      from: 0,
      until: Math.min(opened.size, maxBytes),
      line: 0,
      chunkBytes: 64 * 1024,
      onLine: look,
      onTooLong: () => undefined,
    })
    while (found.length === 0 && reader.step()) continue
    const { buffer, start, end, offset } = reader.rest()
    look(buffer, start, end, offset)
    return found[0]
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return undefined
  } finally {
    closeSync(opened.fd)
  }
}
