import { basename, dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { claim, isOwnerDead, newOwner, readLease, release, takeOver } from '../runtime/claims.ts'

/** Others write for some milliseconds, and for as long as git takes. */
const PATIENCE_MS = 30_000
const PAUSE_MS = 20

/**
 * Does something while no other process does it with the same seed file: a lease beside the file says who is at it, and one whose owner died
 * is taken over. Throws if somebody else does not come to an end.
 */
export async function holdSeed<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const folder = dirname(path)
  const folders = { claimed: folder, tmp: folder }
  const name = `${basename(path, '.json')}.lock`
  const owner = newOwner()
  const patient = performance.now() + PATIENCE_MS
  const take = (): boolean => {
    if (claim(folders, name, owner)) return true
    const found = readLease(folders, name, Date.now())
    return found !== undefined && isOwnerDead(found) && takeOver(folders, found, owner)
  }
  while (!take()) {
    if (performance.now() > patient) throw new Error(`Another process is writing it ("${name}.json" says which)`)
    await setTimeout(PAUSE_MS)
  }
  try {
    return await work()
  } finally {
    release(folders, name, owner.nonce)
  }
}
