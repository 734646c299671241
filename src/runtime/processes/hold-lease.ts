import { setTimeout } from 'node:timers/promises'
import type { Pace } from '../../workspace/processes/pace.ts'
import { claimOrTakeOver, leaseFile, type LeaseFolders, newOwner, release, stillOwned } from './leases.ts'
import { keepRenewed } from './renew.ts'

const PAUSE_MS = 20

/** A lease that this process has. Until it is given back, processes in other containers are shown that it is in use. */
export type HeldLease = {
  /** Whether it is still ours. Ask before proposals are written, and again before the cursor is. */
  readonly isOurs: () => boolean
  readonly giveBack: () => void
}

type Waiting = {
  /** Milliseconds to wait for another process to finish. */
  readonly timeout: number
  /** The time of day, for judging the age of a lease. */
  readonly now: () => Date
  readonly pace?: Pace
}

/** Takes the lease on `name`, also over from an owner that died. Undefined if another process has it. */
export function holdLease(folders: LeaseFolders, name: string, now: Date): HeldLease | undefined {
  const owner = newOwner()
  if (!claimOrTakeOver(folders, name, owner, now.getTime())) return undefined
  const isOurs = () => stillOwned(folders, name, owner.nonce)
  const stopKeeping = keepRenewed(leaseFile(folders, name), isOurs)
  return {
    isOurs,
    giveBack() {
      stopKeeping()
      release(folders, name, owner.nonce)
    },
  }
}

/** The same once no other process has it. Undefined if another one did not finish in time. */
export async function awaitLease(
  folders: LeaseFolders,
  name: string,
  { timeout, now, pace }: Waiting,
): Promise<HeldLease | undefined> {
  // Not the time of day, which may be set back while this waits.
  const until = performance.now() + timeout
  for (;;) {
    const lease = holdLease(folders, name, now())
    if (lease || performance.now() > until) return lease
    await setTimeout(PAUSE_MS)
    await pace?.()
  }
}
