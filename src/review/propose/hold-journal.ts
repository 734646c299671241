import { takeHold } from './hold.ts'
import type { Pace } from './pace.ts'
import type { ReviewContext } from './review-context.ts'

/** Others hold the journal for some milliseconds. After this long we go on anyway: a duplicate is less bad than nothing. */
const PATIENCE_MS = 5000

/**
 * Keeps other processes from proposing until the returned function is called: two that read different sessions at once would otherwise both
 * propose what was said in both. Undefined if another did not finish in time.
 */
export function holdJournal({ paths, now }: ReviewContext, pace: Pace): Promise<(() => void) | undefined> {
  const folders = { claimed: paths.runtime, tmp: paths.tmp }
  return takeHold(folders, 'proposing', { patience: PATIENCE_MS, now, pace })
}
