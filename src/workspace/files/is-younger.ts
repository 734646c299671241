import { statIfReadable } from './read-if-readable.ts'

/**
 * Whether something was written less than this many milliseconds ago, as far as can be seen. A time as far in the future means that the clock was
 * set back: it says nothing.
 */
export function isYounger(path: string, age: number, now = Date.now()): boolean {
  const written = statIfReadable(path)?.mtimeMs
  return written !== undefined && Math.abs(now - written) < age
}
