import { statfsSync, statSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { fullDisks } from '../../../src/install/doctor/full-disks.ts'

vi.mock('node:fs', { spy: true })

const ROOM = { type: 0, bsize: 4096, blocks: 100, bfree: 50, bavail: 50, files: 100, ffree: 50 }

/** What the system says about each folder: on which disk it is, and how full that is. */
let disks: Record<string, { readonly dev: number } & Partial<typeof ROOM>>

beforeEach(() => {
  vi.mocked(statSync).mockImplementation((folder) => {
    const disk = disks[String(folder)]
    if (!disk) throw Object.assign(new Error('gone'), { code: 'ENOENT' })
    return { dev: disk.dev } as ReturnType<typeof statSync>
  })
  vi.mocked(statfsSync).mockImplementation((folder) => ({ ...ROOM, ...disks[String(folder)] }))
  return () => {
    vi.mocked(statSync).mockRestore()
    vi.mocked(statfsSync).mockRestore()
  }
})

test.each([
  ['without free space', { bavail: 0 }, true],
  ['with space that only the system may use', { bfree: 5, bavail: 0 }, true],
  ['without room for another file', { ffree: 0 }, true],
  ['with room', {}, false],
  ['that says nothing about its size', { blocks: 0, bavail: 0, files: 0, ffree: 0 }, false],
  ['that counts no files', { files: 0, ffree: 0 }, false],
])('fullDisks(): a disk %s', (_, disk, isFull) => {
  disks = { '/p': { dev: 1, ...disk } }
  expect(fullDisks(['/p'])).toEqual(isFull ? ['/p'] : [])
})

test('fullDisks() names the first folder of each full disk, and none that is missing', () => {
  const full = { bavail: 0 }
  disks = { '/a': { dev: 1 }, '/b': { dev: 2, ...full }, '/c': { dev: 2, ...full }, '/d': { dev: 3, ...full } }
  expect(fullDisks(['/gone', '/a', '/b', '/c', '/d'])).toEqual(['/b', '/d'])
})
