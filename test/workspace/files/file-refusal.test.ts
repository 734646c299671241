import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileRefusal } from '../../../src/workspace/files/file-refusal.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.each(['write', 'remove'] as const)(
  'fileRefusal() says that nothing was changed only where it was not, as when the folder cannot be flushed: %s',
  (action) => {
    const path = join(temporaryFolder(), 'settings.json')
    const error = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync', path })
    const hint = () =>
      (fileRefusal(error, { action, path, code: 'file-access', content: 'new' }) as { hint: string }).hint
    if (action === 'remove') writeFileSync(path, 'old')
    expect(hint()).toMatch(/^Nothing was changed\. Check the disk/u)
  },
)

test('fileRefusal() does not say it of what was written or removed all the same, as when only the folder cannot be flushed', () => {
  const path = join(temporaryFolder(), 'settings.json')
  const error = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync', path })
  const refusal = { path, code: 'file-access', content: 'new' }
  expect(fileRefusal(error, { ...refusal, action: 'remove' })).toMatchObject({ hint: expect.stringMatching(/^Check/u) })
  writeFileSync(path, 'new')
  expect(fileRefusal(error, { ...refusal, action: 'write' })).toMatchObject({ hint: expect.stringMatching(/^Check/u) })
})

test('fileRefusal() does not say of what was only to be read that nothing was changed: other files may have been', () => {
  const path = join(temporaryFolder(), 'settings.json')
  const error = Object.assign(new Error('EIO: i/o error, open'), { code: 'EIO', syscall: 'open', path })
  expect(fileRefusal(error, { action: 'read', path, code: 'file-access' })).toMatchObject({
    message: `Cannot read "${path}": the disk does not answer (EIO)`,
    hint: expect.stringMatching(/^Check the disk/u),
  })
})
