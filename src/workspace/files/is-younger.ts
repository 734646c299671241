import { statSync } from 'node:fs'

/**
 * Whether something was written less than this many milliseconds ago. A time as far in the future means that the clock was set back: it says
 * nothing.
 */
export function isYounger(path: string, age: number, now = Date.now()): boolean {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return written !== undefined && Math.abs(now - written) < age
}
