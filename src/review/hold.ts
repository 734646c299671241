import { setTimeout } from 'node:timers/promises'
import { claim, isOwnerDead, newOwner, readLease, release, takeOver } from '../runtime/claims.ts'

const PAUSE_MS = 20

/**
 * Waits until no other process is at what `name` stands for, and says so with a lease; one whose owner died is taken over. Returns how to let
 * it go, or undefined if somebody else does not come to an end in time.
 */
export async function takeHold(
  folders: Parameters<typeof claim>[0],
  name: string,
  { patience, pace }: { readonly patience: number; readonly pace?: () => Promise<void> },
): Promise<(() => void) | undefined> {
  const owner = newOwner()
  const until = performance.now() + patience
  while (!take(folders, name, owner)) {
    if (performance.now() > until) return undefined
    await setTimeout(PAUSE_MS)
    await pace?.()
  }
  return () => void release(folders, name, owner.nonce)
}

function take(...[folders, name, owner]: Parameters<typeof claim>): boolean {
  if (claim(folders, name, owner)) return true
  const found = readLease(folders, name, Date.now())
  return found !== undefined && isOwnerDead(found) && takeOver(folders, found, owner)
}
