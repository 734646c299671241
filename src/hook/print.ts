import { writeSync } from 'node:fs'
import { sleepSync } from '../workspace/processes/sleep-sync.ts'

/** How often to retry, 5 ms apart, while a full non-blocking pipe drains. */
const MAX_WAITS = 200

/** Writes all of `text` to standard output; throws if nobody reads it. */
export function printToStdout(text: string): void {
  const bytes = Buffer.from(text)
  for (let written = 0, waits = 0; written < bytes.length;) {
    try {
      written += writeSync(1, bytes, written)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || ++waits > MAX_WAITS) throw error
      sleepSync(5)
    }
  }
}
