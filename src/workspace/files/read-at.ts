import { readSync } from 'node:fs'

/** The bytes at an offset of an open file, fewer at its end. */
export function readAt(fd: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let read = 0
  while (read < length) {
    const count = readSync(fd, bytes, read, length - read, offset + read)
    if (count === 0) break
    read += count
  }
  return bytes.subarray(0, read)
}
