import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeHold } from '../../../src/review/propose/hold.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('takeHold() waits as long as it is told to for somebody else, and takes what was let go', async () => {
  const folders = { claimed: temporaryFolder(), tmp: join(temporaryFolder(), 'tmp') }
  mkdirSync(folders.tmp)
  const options = { patience: 0, now: () => new Date() }
  const letGo = await takeHold(folders, 'journal', options)
  expect(letGo).toBeDefined()
  expect(await takeHold(folders, 'journal', options)).toBeUndefined()
  letGo?.()
  expect(await takeHold(folders, 'journal', options)).toBeDefined()
})
