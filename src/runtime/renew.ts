import { utimesSync } from 'node:fs'

const RENEWED_EVERY = 10 * 1000

/** After this many milliseconds without renewal, who cannot be looked for (a process in another container) counts as gone. */
export const UNRENEWED_LIMIT = 60 * 1000

/** Keeps the time of a file new for as long as this process lives and it is its own. Returns how to stop. */
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
