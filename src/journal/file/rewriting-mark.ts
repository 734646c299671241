import { statSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { removeIfThere, writeNew } from '../../workspace/files/durable-write.ts'
import { sleepSync } from '../../workspace/processes/sleep-sync.ts'

/** After this many milliseconds, no process waits for a rewrite any longer: the process doing it was killed or stopped. */
const REWRITING_TIMEOUT = 2000

/** Exists beside a journal from before `rewriteJournal()` reads it until after it has replaced it. */
function rewritingMark(journal: string): string {
  return `${journal}.rewriting`
}

/** One process at a time. Returns how to remove the mark. */
export function markRewriting(journal: string): () => void {
  const mark = rewritingMark(journal)
  for (;;) {
    try {
      writeNew(mark, '', { flush: false })
      return () => void removeIfThere(mark)
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error
    }
    if (awaitRewriting(journal)) removeIfThere(mark)
  }
}

/** Waits until no process is rewriting the journal; true if a process that died while rewriting left its mark behind. */
export function awaitRewriting(journal: string): boolean {
  for (;;) {
    const mark = statSync(rewritingMark(journal), { throwIfNoEntry: false })
    if (!mark) return false
    if (Math.abs(Date.now() - mark.mtimeMs) > REWRITING_TIMEOUT) return true
    sleepSync(5)
  }
}
