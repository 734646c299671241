import { spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  claim,
  claimOrTakeOver,
  isOwnerDead,
  type LeaseOwner,
  leasesOfOthers,
  listLeases,
  newOwner,
  readLease,
  release,
  stillOwned,
  takeOver,
} from '../../../src/runtime/processes/leases.ts'
import * as identity from '../../../src/runtime/processes/process-identity.ts'
import { createWorld } from '../../helpers/world.ts'

vi.mock('node:fs', { spy: true })
vi.mock('../../../src/runtime/processes/process-identity.ts', { spy: true })

/** A disk on which files cannot be linked, as those of cameras and many a network. */
function withoutLinks(): void {
  vi.mocked(linkSync).mockImplementation(() => {
    throw Object.assign(new Error('not here'), { code: 'EPERM' })
  })
  onTestFinished(() => vi.mocked(linkSync).mockRestore())
}

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

describe('claim()', () => {
  test('lets one of many in', () => {
    const { paths } = createWorld()
    const owners = Array.from({ length: 20 }, newOwner)
    expect(owners.filter((owner) => claim(paths, 's', owner))).toHaveLength(1)
    expect(listLeases(paths)).toEqual(['s'])
    expect(statSync(join(paths.claimed, 's.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(paths.tmp)).toEqual([])
  })

  test('is given back by its owner alone', () => {
    const { paths } = createWorld()
    const [mine, theirs] = [newOwner(), newOwner()]
    claim(paths, 's', mine)
    expect(stillOwned(paths, 's', mine.nonce)).toBe(true)
    expect(release(paths, 's', theirs.nonce)).toBe(false)
    expect(release(paths, 's', mine.nonce)).toBe(true)
    expect(stillOwned(paths, 's', mine.nonce)).toBe(false)
    expect(claim(paths, 's', theirs)).toBe(true)
  })
})

/** The disk does not answer one time. */
function unanswered(): never {
  throw Object.assign(new Error('no answer'), { code: 'EIO', syscall: 'open' })
}

test('release() that the disk refuses ends the lease all the same: its owner, which goes on, would keep everybody away', () => {
  const { paths } = createWorld()
  for (const call of [vi.mocked(renameSync), vi.mocked(openSync)]) {
    const [mine, next] = [newOwner(), newOwner()]
    expect(claim(paths, 's', mine)).toBe(true)
    call.mockImplementationOnce(unanswered)
    expect(() => release(paths, 's', mine.nonce)).toThrow('no answer')
    expect(listLeases(paths)).toEqual(['s'])
    expect(claimOrTakeOver(paths, 's', next, Date.now())).toBe(true)
    expect(claimOrTakeOver(paths, 's', newOwner(), Date.now())).toBe(false)
    expect(release(paths, 's', next.nonce)).toBe(true)
  }
})

test('stillOwned() does not say that a lease is somebody else’s when the disk does not give it', () => {
  const { paths } = createWorld()
  const mine = newOwner()
  claim(paths, 's', mine)
  vi.mocked(openSync).mockImplementationOnce(unanswered)
  expect(() => stillOwned(paths, 's', mine.nonce)).toThrow('no answer')
  expect(stillOwned(paths, 's', mine.nonce)).toBe(true)
})

test('claim() names the lease that a full disk does not take, and leaves nothing', () => {
  const { paths } = createWorld()
  vi.mocked(writeSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })
  })
  const path = join(paths.claimed, 's.json')
  expect(() => claim(paths, 's', newOwner())).toThrow(expect.objectContaining({ code: 'ENOSPC', path }))
  expect([listLeases(paths), readdirSync(paths.tmp)]).toEqual([[], []])
})

describe('claim() where files cannot be linked', () => {
  test('lets one of many in, and only the owner gives it back', () => {
    withoutLinks()
    const { paths } = createWorld()
    const owners = Array.from({ length: 20 }, newOwner)
    const [mine, ...more] = owners.filter((owner) => claim(paths, 's', owner))
    expect([mine, more]).toEqual([owners[0], []])
    expect(readLease(paths, 's', Date.now())?.owner).toEqual(mine)
    expect(statSync(join(paths.claimed, 's.json')).mode & 0o777).toBe(0o600)
    expect(release(paths, 's', 'another')).toBe(false)
    expect(release(paths, 's', mine?.nonce ?? '')).toBe(true)
    expect([listLeases(paths), readdirSync(paths.tmp)]).toEqual([[], []])
  })

  test('one who died is followed by one, and a lease that is not the one that was judged is put back', () => {
    withoutLinks()
    const { paths } = createWorld()
    claim(paths, 's', { ...newOwner(), pid: deadPid() })
    const stale = readLease(paths, 's', Date.now())
    const owners = Array.from({ length: 10 }, newOwner)
    expect(owners.filter((owner) => stale && takeOver(paths, stale, owner))).toEqual([owners[0]])
    expect(stale && takeOver(paths, stale, newOwner())).toBe(false)
    expect(stillOwned(paths, 's', owners[0]?.nonce ?? '')).toBe(true)
    expect(readdirSync(paths.tmp)).toEqual([])
  })
})

test.each([
  ['with', () => {}],
  ['without', withoutLinks],
])('claim() says what is wrong where the folder of leases is gone, %s links', (_, prepare) => {
  prepare()
  const { paths } = createWorld()
  rmSync(paths.claimed, { recursive: true })
  expect(() => claim(paths, 's', newOwner())).toThrow('ENOENT')
  expect(readdirSync(paths.tmp)).toEqual([])
})

describe('isOwnerDead()', () => {
  const lease = (owner: LeaseOwner | undefined, age = 0) => ({ sessionId: 's', owner, age })

  test('says no of this process, however long it takes', () => {
    expect(isOwnerDead(lease(newOwner(), 1e9))).toBe(false)
  })

  test('says yes of a process that is gone, that has another start, or that ran before the last boot', () => {
    expect(isOwnerDead(lease({ ...newOwner(), pid: deadPid() }))).toBe(true)
    expect(isOwnerDead(lease({ ...newOwner(), startTime: '1' }))).toBe(true)
    expect(isOwnerDead(lease({ ...newOwner(), bootId: 'another' }))).toBe(true)
  })

  test('does not judge by a start or a boot that the system did not tell', () => {
    expect(isOwnerDead(lease({ ...newOwner(), startTime: '', bootId: '' }))).toBe(false)
    const [owner, here] = [newOwner(), { ...identity.thisProcess(), bootId: '' }]
    vi.mocked(identity.thisProcess).mockReturnValue(here)
    onTestFinished(() => vi.mocked(identity.thisProcess).mockRestore())
    expect(isOwnerDead(lease(owner))).toBe(false)
    expect(isOwnerDead(lease({ ...owner, host: 'another', bootId: '' }, 2 * 60 * 1000))).toBe(false)
  })

  test('does not judge what it cannot see, until an hour has passed', () => {
    const elsewhere = { ...newOwner(), host: 'another machine', pid: deadPid(), bootId: 'x' }
    expect(isOwnerDead(lease(elsewhere, 30 * 60 * 1000))).toBe(false)
    expect(isOwnerDead(lease(elsewhere, 2 * 60 * 60 * 1000))).toBe(true)
  })

  test('waits a minute for one in another container on this machine that says nothing more', () => {
    const elsewhere = { ...newOwner(), host: 'another container', pid: deadPid(), bootId: 'this boot' }
    vi.mocked(identity.thisProcess).mockReturnValue({ ...identity.thisProcess(), bootId: 'this boot' })
    onTestFinished(() => vi.mocked(identity.thisProcess).mockRestore())
    expect(isOwnerDead(lease(elsewhere, 30_000))).toBe(false)
    expect(isOwnerDead(lease(elsewhere, 2 * 60 * 1000))).toBe(true)
    expect(isOwnerDead(lease({ ...elsewhere, bootId: '' }, 2 * 60 * 1000))).toBe(false)
  })

  test('waits for no lease that a clock left behind which was set back', () => {
    const elsewhere = { ...newOwner(), host: 'another machine', pid: deadPid(), bootId: 'x' }
    for (const owner of [elsewhere, undefined]) {
      expect(isOwnerDead(lease(owner, -60_000))).toBe(false)
      expect(isOwnerDead(lease(owner, -2 * 60 * 60 * 1000))).toBe(true)
    }
    expect(isOwnerDead(lease(newOwner(), -1e12))).toBe(false)
  })

  test('counts a lease that stays unreadable as left behind', () => {
    const { paths } = createWorld()
    const file = join(paths.claimed, 's.json')
    writeFileSync(file, '')
    expect(isOwnerDead(readLease(paths, 's', Date.now()) ?? lease(newOwner()))).toBe(false)
    utimesSync(file, new Date(0), new Date(0))
    expect(isOwnerDead(readLease(paths, 's', Date.now()) ?? lease(newOwner()))).toBe(true)
  })
})

test('claimOrTakeOver() takes what is free or left behind, and nothing that another one holds', () => {
  const { paths } = createWorld()
  const now = Date.now()
  expect(readLease(paths, 's', now)).toBeUndefined()
  for (const holder of [undefined, newOwner(), { ...newOwner(), pid: deadPid() }]) {
    const owner = newOwner()
    if (holder) claim(paths, 's', holder)
    const isFree = holder?.pid !== process.pid
    expect(claimOrTakeOver(paths, 's', owner, now)).toBe(isFree)
    expect(stillOwned(paths, 's', owner.nonce)).toBe(isFree)
    rmSync(join(paths.claimed, 's.json'))
  }
})

describe('takeOver()', () => {
  test('has one winner', () => {
    const { paths } = createWorld()
    claim(paths, 's', { ...newOwner(), pid: deadPid() })
    const stale = readLease(paths, 's', Date.now())
    const owners = Array.from({ length: 10 }, newOwner)
    const winners = owners.filter((owner) => stale && takeOver(paths, stale, owner))
    expect(winners).toHaveLength(1)
    expect(stillOwned(paths, 's', winners[0]?.nonce ?? '')).toBe(true)
    expect(readdirSync(paths.tmp)).toEqual([])
  })

  test('sets a folder in place of a lease aside, with all that is in it', () => {
    const { paths } = createWorld()
    mkdirSync(join(paths.claimed, 's.json'))
    writeFileSync(join(paths.claimed, 's.json', 'notes'), '')
    const [stale, owner] = [readLease(paths, 's', Date.now()), newOwner()]
    expect(stale && takeOver(paths, stale, owner)).toBe(true)
    expect(stillOwned(paths, 's', owner.nonce)).toBe(true)
    expect(readdirSync(paths.tmp).map((name) => existsSync(join(paths.tmp, name, 'notes')))).toEqual([true])
  })

  test('puts back a lease that is not the one that was judged', () => {
    const { paths } = createWorld()
    const stale = { sessionId: 's', owner: { ...newOwner(), pid: deadPid() }, age: 0 }
    const living = newOwner()
    claim(paths, 's', living)
    expect(takeOver(paths, stale, newOwner())).toBe(false)
    expect(stillOwned(paths, 's', living.nonce)).toBe(true)
  })

  test('is too late for a lease that another process has just taken, or that its owner gave back', () => {
    const { paths } = createWorld()
    const stale = { sessionId: 's', owner: { ...newOwner(), pid: deadPid() }, age: 0 }
    expect(takeOver(paths, stale, newOwner())).toBe(false)
    expect(listLeases(paths)).toEqual([])
  })

  test('leaves a lease to whoever claims while another one is put back', () => {
    const { paths } = createWorld()
    const stale = { sessionId: 's', owner: { ...newOwner(), pid: deadPid() }, age: 0 }
    const quicker = newOwner()
    claim(paths, 's', newOwner())
    vi.mocked(linkSync).mockImplementationOnce(() => {
      writeFileSync(join(paths.claimed, 's.json'), JSON.stringify(quicker))
      throw Object.assign(new Error('it is there'), { code: 'EEXIST' })
    })
    expect(takeOver(paths, stale, newOwner())).toBe(false)
    expect(stillOwned(paths, 's', quicker.nonce)).toBe(true)
    expect(readdirSync(paths.tmp)).toEqual([])
  })
})

test('leasesOfOthers() names what another living process or another machine holds, not what this one does or a dead one did', () => {
  const { paths } = createWorld()
  const host = 'another machine'
  const owners = {
    own: {},
    living: { pid: process.ppid, startTime: '' },
    dead: { pid: deadPid() },
    elsewhere: { host },
    twin: { host, pid: deadPid() },
  }
  for (const [id, owner] of Object.entries(owners)) claim(paths, id, { ...newOwner(), ...owner })
  expect(leasesOfOthers(paths, Date.now()).map(({ sessionId }) => sessionId)).toEqual(['elsewhere', 'living', 'twin'])
})
