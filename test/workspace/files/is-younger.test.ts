import { symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isYounger } from '../../../src/workspace/files/is-younger.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('isYounger() takes what was just written, and neither what is old, nor from a clock that was set back, nor missing', () => {
  const file = join(temporaryFolder(), 'file')
  expect(isYounger(file, 1000)).toBe(false)
  writeFileSync(file, '')
  const written = Date.parse('2026-01-01T00:00:00Z')
  utimesSync(file, written / 1000, written / 1000)
  const at = [-1000, -999, 0, 999, 1000].map((later) => isYounger(file, 1000, written + later))
  expect(at).toEqual([false, true, true, true, false])
})

test.runIf(process.platform !== 'win32')('isYounger() does not fail at what leads nowhere', () => {
  const link = join(temporaryFolder(), 'link')
  symlinkSync(link, link)
  expect(isYounger(join(link, 'file'), 1000)).toBe(false)
})
