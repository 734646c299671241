import { utimesSync } from 'node:fs'
import { MINUTE } from '../../base/durations.ts'

const RENEWED_EVERY = 10 * 1000

/** A process that cannot be looked up, such as one in another container, counts as gone this many milliseconds after its last renewal. */
export const UNRENEWED_LIMIT = MINUTE

/** Renews a file's time for as long as this process lives and the file is its own. Returns a function that stops that. */
export function keepRenewed(file: string, isOwn: () => boolean, every = RENEWED_EVERY): () => void {
  const timer = setInterval(() => {
    try {
      const now = new Date()
      if (isOwn()) utimesSync(file, now, now)
    } catch {
      // What cannot be renewed is given up: others go on without this process.
    }
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
