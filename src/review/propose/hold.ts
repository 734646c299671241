import { setTimeout } from 'node:timers/promises'
import { claimOrTakeOver, keepLease, type LeaseFolders, newOwner, release } from '../../runtime/processes/leases.ts'
import type { Pace } from '../../workspace/processes/pace.ts'

const PAUSE_MS = 20

export type HoldOptions = {
  /** Milliseconds to wait for another process to finish. */
  readonly timeout: number
  /** The time of day, for judging the age of a lease. */
  readonly now: () => Date
  readonly pace?: Pace
}

/**
 * Takes a lease on `name` once no other process has it; one whose owner died is taken over. Returns how to release it, or undefined if
 * another process did not finish in time.
 */
export async function takeHold(
  folders: LeaseFolders,
  name: string,
  { timeout, now, pace }: HoldOptions,
): Promise<(() => void) | undefined> {
  const owner = newOwner()
  // Not the time of day, which may be set back while this waits.
  const until = performance.now() + timeout
  while (!claimOrTakeOver(folders, name, owner, now().getTime())) {
    if (performance.now() > until) return undefined
    await setTimeout(PAUSE_MS)
    await pace?.()
  }
  const stopKeeping = keepLease(folders, name, owner.nonce)
  return () => {
    stopKeeping()
    release(folders, name, owner.nonce)
  }
}
