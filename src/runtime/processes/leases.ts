import { randomUUID } from 'node:crypto'
import { linkSync, lstatSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { HOUR } from '../../base/durations.ts'
import { parsedJson } from '../../base/parsed-json.ts'
import { systemErrorCode } from '../../base/system-error.ts'
import { removeIfThere } from '../../workspace/files/durable-write.ts'
import { makeNew } from '../../workspace/files/make-new.ts'
import { readOurTextIfThere } from '../../workspace/files/read-if-there.ts'
import { retryBusy } from '../../workspace/files/retry-busy.ts'
import { temporaryName } from '../../workspace/files/temporary-name.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import { listSessionFiles } from '../sessions/session-files.ts'
import { isGone, type ProcessIdentity, thisProcess } from './process-identity.ts'
import { UNRENEWED_LIMIT } from './renew.ts'

// Leases: one file per session says who is reading its transcript; another says who is proposing, and one beside a seed who is adding to it.
// They save work and keep two dashboards apart, but do not guard against loss or duplicates: ids are hashes, and the owner re-checks its nonce
// (fencing).

const ownerSchema = z.object({
  pid: z.number(),
  host: z.string(),
  bootId: z.string(),
  startTime: z.string(),
  nonce: z.string(),
})

export type LeaseOwner = ProcessIdentity & {
  /** Differs for every claim. */
  readonly nonce: string
}

/** A lease as found on disk. `owner` is undefined when it cannot be read. */
export type FoundLease = { readonly sessionId: string; readonly owner: LeaseOwner | undefined; readonly age: number }

/**
 * After this many milliseconds an owner that cannot be checked (another machine, whose clock may differ; an unreadable lease) counts as gone; so
 * does one whose lease is that far in the future, as a clock that was set back leaves behind.
 */
const UNJUDGED_LIMIT = HOUR
/** Where files cannot be linked a lease is empty for a moment; for longer only if its writer died. */
const EMPTY_LIMIT = 10 * 1000

/** The folder of leases, and one on the same disk for what is not a lease yet. */
export type LeaseFolders = Pick<WorkspacePaths, 'claimed' | 'tmp'>

/** The path of a session's lease. */
export function leaseFile(paths: LeaseFolders, sessionId: string): string {
  return sessionFile(paths.claimed, sessionId)
}

/** A new owner for one claim by this process. */
export function newOwner(): LeaseOwner {
  return { ...thisProcess(), nonce: randomUUID() }
}

/**
 * Creates the lease. False if the session is taken. It need not survive a power cut, which ends its owner too: what is left then is from
 * another boot, or empty.
 */
export function claim(paths: LeaseFolders, sessionId: string, owner: LeaseOwner): boolean {
  return makeNew(leaseFile(paths, sessionId), JSON.stringify(owner), { tmp: paths.tmp, flush: false })
}

/** Errors of the disk are thrown: they do not mean that the lease belongs to another process. */
function ownerIn(file: string): LeaseOwner | undefined {
  return parsedJson(ownerSchema, readOurTextIfThere(file))
}

/** For whoever only looks: an owner that the disk does not tell is as unknown as one whose lease is damaged. */
function readOwner(file: string): LeaseOwner | undefined {
  try {
    return ownerIn(file)
  } catch {
    return undefined
  }
}

/** The lease of a session, if there is one. `now` in milliseconds since 1970. */
export function readLease(paths: LeaseFolders, sessionId: string, now: number): FoundLease | undefined {
  const file = leaseFile(paths, sessionId)
  try {
    const age = now - statSync(file).mtimeMs
    return { sessionId, owner: readOwner(file), age }
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Sessions with a lease. */
export function listLeases(paths: WorkspacePaths): string[] {
  return listSessionFiles(paths.claimed)
}

/** Leases that another process holds or may hold: their sessions are not read here now. */
export function leasesOfOthers(paths: WorkspacePaths, now: number): FoundLease[] {
  return listLeases(paths)
    .flatMap((sessionId) => readLease(paths, sessionId, now) ?? [])
    .filter((lease) => !isOwnerDead(lease) && !isOwn(lease))
}

function isOwn({ owner }: FoundLease): boolean {
  return owner?.pid === process.pid && owner.host === thisProcess().host
}

/** Leases that this process could not give back because the disk refused: while it runs, no other process would take them over. */
const unreturned = new Set<LeaseOwner['nonce']>()

/**
 * Whether the owner is provably gone: other boot, no such process, or another process with its id. A stopped one is alive. So is this process,
 * unless it is done with the lease.
 */
export function isOwnerDead({ owner, age }: FoundLease): boolean {
  if (!owner) return age > EMPTY_LIMIT || age < -UNJUDGED_LIMIT
  if (unreturned.has(owner.nonce)) return true
  const here = thisProcess()
  if (owner.host !== here.host) {
    const isOnThisMachine = owner.bootId !== '' && owner.bootId === here.bootId
    return Math.abs(age) > (isOnThisMachine ? UNRENEWED_LIMIT : UNJUDGED_LIMIT)
  }
  if (owner.bootId !== '' && here.bootId !== '' && owner.bootId !== here.bootId) return true
  return isGone(owner)
}

/**
 * Takes over a lease whose owner is dead: moves it to a name of its own (one process wins), looks at what it got, and
 * puts it back if it is not the lease that was checked. False if somebody else was quicker.
 */
export function takeOver(paths: LeaseFolders, stale: FoundLease, owner: LeaseOwner): boolean {
  if (!grab(paths, stale.sessionId, stale.owner?.nonce)) return false
  return claim(paths, stale.sessionId, owner)
}

/** Creates the lease, or takes it over from an owner that died. False if somebody has it. `now` in milliseconds since 1970. */
export function claimOrTakeOver(paths: LeaseFolders, sessionId: string, owner: LeaseOwner, now: number): boolean {
  if (claim(paths, sessionId, owner)) return true
  const found = readLease(paths, sessionId, now)
  return found !== undefined && isOwnerDead(found) && takeOver(paths, found, owner)
}

/** Removes the lease if it still has this nonce. */
function grab(paths: LeaseFolders, sessionId: string, nonce: string | undefined): boolean {
  const file = leaseFile(paths, sessionId)
  const grabbed = join(paths.tmp, temporaryName())
  try {
    retryBusy(() => renameSync(file, grabbed))
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return false
    throw error
  }
  const mine = readOwner(grabbed)?.nonce === nonce
  if (!mine) putBack(grabbed, file)
  // A folder is not ours to delete; moved here, it is out of the way.
  if (!isFolder(grabbed)) removeIfThere(grabbed)
  return mine
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function putBack(grabbed: string, file: string): void {
  try {
    linkSync(grabbed, file)
  } catch (error) {
    const code = systemErrorCode(error)
    // Claimed again meanwhile: the owner of the lease we moved finds its nonce gone and stops before it writes.
    if (code !== 'EEXIST') renameSync(grabbed, file)
  }
}

/** Whether the lease still belongs to this claim. */
export function stillOwned(paths: LeaseFolders, sessionId: string, nonce: string): boolean {
  return ownerIn(leaseFile(paths, sessionId))?.nonce === nonce
}

/** Gives the session back. False if the lease was somebody else's by then; theirs stays. */
export function release(paths: LeaseFolders, sessionId: string, nonce: string): boolean {
  try {
    return stillOwned(paths, sessionId, nonce) && grab(paths, sessionId, nonce)
  } catch (error) {
    unreturned.add(nonce)
    throw error
  }
}
