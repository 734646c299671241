import { mkdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeHold } from '../../../src/review/propose/hold.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('takeHold() waits as long as it is told to for somebody else, and takes what was let go', async () => {
  const folders = { claimed: temporaryFolder(), tmp: join(temporaryFolder(), 'tmp') }
  mkdirSync(folders.tmp)
  const options = { timeout: 0, now: () => new Date() }
  const letGo = await takeHold(folders, 'journal', options)
  expect(letGo).toBeDefined()
  expect(await takeHold(folders, 'journal', options)).toBeUndefined()
  letGo?.()
  expect(await takeHold(folders, 'journal', options)).toBeDefined()
})

test('takeHold() shows for as long as it lasts that somebody is at it', async () => {
  const folders = { claimed: temporaryFolder(), tmp: temporaryFolder() }
  const [lease, long] = [join(folders.claimed, 'journal.json'), 10 * 60 * 1000]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const letGo = await takeHold(folders, 'journal', { timeout: 0, now: () => new Date() })
  utimesSync(lease, 1, 1)
  vi.advanceTimersByTime(long)
  expect(Date.now() - statSync(lease).mtimeMs).toBeLessThan(long)
  letGo?.()
  expect(vi.getTimerCount()).toBe(0)
})
