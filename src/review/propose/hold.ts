import { setTimeout } from 'node:timers/promises'
import { claimOrTakeOver, keepLease, type LeaseFolders, newOwner, release } from '../../runtime/claims.ts'
import type { Pace } from './pace.ts'

const PAUSE_MS = 20

export type HoldOptions = {
  /** Milliseconds to wait for whoever is at it. */
  readonly patience: number
  /** Time of day, against which the age of a lease is judged. */
  readonly now: () => Date
  readonly pace?: Pace
}

/**
 * Waits until no other process is at what `name` stands for, and says so with a lease; one whose owner died is taken over. Returns how to let
 * it go, or undefined if somebody else does not come to an end in time.
 */
export async function takeHold(
  folders: LeaseFolders,
  name: string,
  { patience, now, pace }: HoldOptions,
): Promise<(() => void) | undefined> {
  const owner = newOwner()
  // Not by the time of day, which may be set back while this waits.
  const until = performance.now() + patience
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
