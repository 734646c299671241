import { createHash } from 'node:crypto'
import { readAt } from '../../workspace/files/read-at.ts'
import type { Cursor } from '../event/cursor.ts'

const HEAD_BYTES = 1024
const TAIL_BYTES = 256

/** The hashes that bind a cursor to the file it was made for. */
export function fingerprint(fd: number, bytes: number): { head: string; tail: string } {
  return {
    head: hashOf(fd, 0, Math.min(HEAD_BYTES, bytes)),
    tail: hashOf(fd, Math.max(0, bytes - TAIL_BYTES), bytes),
  }
}

/** Whether the file still starts with what the cursor was made for. */
export function stillFits(cursor: Cursor, fd: number, size: number): boolean {
  if (size < cursor.seen || cursor.seen < cursor.bytes) return false
  const now = fingerprint(fd, cursor.seen)
  return now.head === cursor.head && now.tail === cursor.tail
}

function hashOf(fd: number, from: number, to: number): string {
  return createHash('sha256')
    .update(readAt(fd, from, to - from))
    .digest('hex')
    .slice(0, 16)
}
