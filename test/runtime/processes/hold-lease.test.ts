import { mkdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { awaitLease } from '../../../src/runtime/processes/hold-lease.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('awaitLease() waits as long as it is told to for somebody else, and takes what was let go', async () => {
  const folders = { claimed: temporaryFolder(), tmp: join(temporaryFolder(), 'tmp') }
  mkdirSync(folders.tmp)
  const options = { timeout: 0, now: () => new Date() }
  const lease = await awaitLease(folders, 'journal', options)
  expect(lease).toBeDefined()
  expect(await awaitLease(folders, 'journal', options)).toBeUndefined()
  lease?.giveBack()
  expect(await awaitLease(folders, 'journal', options)).toBeDefined()
})

test('awaitLease() shows for as long as it lasts that somebody is at it', async () => {
  const folders = { claimed: temporaryFolder(), tmp: temporaryFolder() }
  const [file, long] = [join(folders.claimed, 'journal.json'), 10 * 60 * 1000]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const lease = await awaitLease(folders, 'journal', { timeout: 0, now: () => new Date() })
  utimesSync(file, 1, 1)
  vi.advanceTimersByTime(long)
  expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(long)
  lease?.giveBack()
  expect(vi.getTimerCount()).toBe(0)
})
