import { awaitLease } from '../../runtime/processes/hold-lease.ts'
import type { Pace } from '../../workspace/processes/pace.ts'
import type { ReviewContext } from './review-context.ts'

/** Others hold the journal for some milliseconds. After this long we go on anyway: a duplicate is less bad than nothing. */
const TIMEOUT_MS = 5000

/**
 * Keeps other processes from proposing during `work`: two that read different sessions at once would otherwise both propose what was said in
 * both.
 */
export async function holdJournal<Result>(
  { paths, now }: ReviewContext,
  pace: Pace,
  work: () => Result,
): Promise<Result> {
  const folders = { claimed: paths.runtime, tmp: paths.tmp }
  const lease = await awaitLease(folders, 'proposing', { timeout: TIMEOUT_MS, now, pace })
  try {
    return work()
  } finally {
    lease?.giveBack()
  }
}
