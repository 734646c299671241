import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAX_BYTES, readOurText } from '../../../src/workspace/files/our-text.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.each(['', 'plain', 'é 数据 🙂', 'x'.repeat(MAX_BYTES)])('readOurText() gives the whole text (case %#)', (text) => {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, text)
  expect(readOurText(path)).toBe(text)
})

test.each([MAX_BYTES + 1, 8 * 1024 ** 3])('readOurText() gives none of a file of %i bytes', (size) => {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, '{}')
  truncateSync(path, size)
  expect(readOurText(path)).toBeUndefined()
})

test('readOurText() reads as much as it is told', () => {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, 'x'.repeat(5000))
  expect([5000, 4999].map((most) => readOurText(path, most)?.length)).toEqual([5000, undefined])
})

test('readOurText() throws the code for what is missing or a folder', () => {
  const made = temporaryFolder()
  mkdirSync(join(made, 'folder'))
  expect(() => readOurText(join(made, 'nothing'))).toThrow(expect.objectContaining({ code: 'ENOENT' }))
  expect(() => readOurText(join(made, 'folder'))).toThrow(expect.objectContaining({ code: 'EISDIR' }))
})

test.skipIf(process.platform === 'win32')('readOurText() follows no link and waits for no pipe', () => {
  const made = temporaryFolder()
  writeFileSync(join(made, 'file'), 'text')
  symlinkSync(join(made, 'file'), join(made, 'link'))
  expect(spawnSync('mkfifo', [join(made, 'pipe')]).status).toBe(0)
  expect(() => readOurText(join(made, 'link'))).toThrow(expect.objectContaining({ code: 'ELOOP' }))
  expect(readOurText(join(made, 'pipe'))).toBe('')
})
