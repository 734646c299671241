import { lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeIfChanged } from '../../../src/workspace/files/write-if-changed.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('writeIfChanged() touches nothing that has the content already, and writes whatever is missing or another', () => {
  const path = join(temporaryFolder(), 'file')
  expect(writeIfChanged(path, 'one')).toBe(true)
  utimesSync(path, 1, 1)
  expect(writeIfChanged(path, 'one')).toBe(false)
  expect(statSync(path).mtimeMs).toBe(1000)
  for (const other of ['two', 'three']) expect(writeIfChanged(path, other)).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('three')
})

test.skipIf(process.platform === 'win32').each([
  ['itself', () => 'file'],
  ['nothing', () => 'nowhere'],
  ['a file of the same content', (folder: string) => write(join(folder, 'other'))],
  ['a folder', (folder: string) => make(join(folder, 'folder'))],
])('writeIfChanged() puts a file in the place of a link to %s', (_, target) => {
  const folder = temporaryFolder()
  const path = join(folder, 'file')
  symlinkSync(target(folder), path)
  expect(writeIfChanged(path, 'one')).toBe(true)
  expect(lstatSync(path).isFile()).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('one')
})

function write(path: string): string {
  writeFileSync(path, 'one')
  return path
}

function make(path: string): string {
  mkdirSync(path)
  return path
}
