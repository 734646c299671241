import { closeSync, openSync, readSync } from 'node:fs'
import { OURS_WITHOUT_WAITING } from './ordinary-file.ts'
import { utf8Text } from './utf8.ts'

/** The places of some thousand projects are fewer. */
export const MOST_BYTES = 256 * 1024

/**
 * Text of a small file of ours, for hooks: no link is followed, no pipe is waited for, and of a file of gigabytes no more is read than shows that
 * it is none of ours. Undefined for that one; throws what the system says where there is nothing to read.
 */
export function readOurText(path: string): string | undefined {
  const descriptor = openSync(path, OURS_WITHOUT_WAITING)
  try {
    const bytes = new Uint8Array(MOST_BYTES + 1)
    const length = readSync(descriptor, bytes)
    return length <= MOST_BYTES ? utf8Text(bytes, 0, length) : undefined
  } finally {
    closeSync(descriptor)
  }
}
