import { basename, dirname } from 'node:path'
import { awaitLease } from '../../runtime/processes/hold-lease.ts'

/** Others write for some milliseconds plus as long as git takes, perhaps several in a row on a busy machine. */
const TIMEOUT_MS = 120_000

/**
 * Runs `work` while no other process works on the same seed file. A lease beside the file names the owner. Throws if another process does
 * not finish in time.
 */
export async function holdSeed<Result>(path: string, now: () => Date, work: () => Promise<Result>): Promise<Result> {
  const folder = dirname(path)
  const name = `${basename(path, '.json')}.lock`
  const lease = await awaitLease({ claimed: folder, tmp: folder }, name, { timeout: TIMEOUT_MS, now })
  if (!lease) throw new Error(`Another process is writing it ("${name}.json" says which)`)
  try {
    return await work()
  } finally {
    lease.giveBack()
  }
}
