import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOurTextIfThere } from '../../../src/workspace/files/read-if-there.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('readOurTextIfThere() reads small files, and nothing else that stands in their place', () => {
  const folder = temporaryFolder()
  const path = (name: string) => join(folder, name)
  writeFileSync(path('small'), 'x'.repeat(1024 * 1024))
  writeFileSync(path('large'), 'x'.repeat(1024 * 1024 + 1))
  symlinkSync(path('small'), path('link'))
  expect(readOurTextIfThere(path('small'))).toHaveLength(1024 * 1024)
  for (const name of ['large', 'link', '.', 'nothing']) expect(readOurTextIfThere(path(name))).toBeUndefined()
})

test.skipIf(process.platform === 'win32')('readOurTextIfThere() waits for no pipe', () => {
  const path = join(temporaryFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  expect(readOurTextIfThere(path)).toBeUndefined()
})
