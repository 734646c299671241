import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOutsideFile, removeOutsideFile, writeOutsideFile } from '../../../src/install/file/outside-file.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('writeOutsideFile() refuses when somebody saved the file meanwhile', () => {
  const path = join(temporaryFolder(), 'settings.json')
  writeFileSync(path, '{}')
  const file = readOutsideFile(path)
  writeFileSync(path, '{"model":"opus"}')
  expect(() => writeOutsideFile(file, 'ours')).toThrow(/somebody else saved it/)
  expect(readFileSync(path, 'utf8')).toBe('{"model":"opus"}')
  rmSync(path)
  expect(() => writeOutsideFile(file, 'ours')).toThrow(/somebody else saved it/)
  const none = readOutsideFile(path)
  writeFileSync(path, '')
  expect(() => writeOutsideFile(none, 'ours')).toThrow(/somebody else saved it/)
})

test('removeOutsideFile() refuses when somebody saved the file meanwhile, and has nothing to do where there is none', () => {
  const path = join(temporaryFolder(), 'settings.json')
  removeOutsideFile(readOutsideFile(path))
  writeFileSync(path, '{}')
  const file = readOutsideFile(path)
  writeFileSync(path, '{"model":"opus"}')
  expect(() => removeOutsideFile(file)).toThrow(/somebody else saved it/)
  expect(readFileSync(path, 'utf8')).toBe('{"model":"opus"}')
  removeOutsideFile(readOutsideFile(path))
  expect(existsSync(path)).toBe(false)
})

test('writeOutsideFile() refuses when a link leads to another file meanwhile, also one of the same bytes', () => {
  const root = temporaryFolder()
  const path = join(root, 'settings.json')
  const [one, other] = [join(root, 'one.json'), join(root, 'other.json')]
  for (const target of [one, other]) writeFileSync(target, '{}')
  symlinkSync(one, path)
  const file = readOutsideFile(path)
  rmSync(path)
  symlinkSync(other, path)
  expect(() => writeOutsideFile(file, 'ours')).toThrow(/somebody else saved it/)
  expect(readFileSync(one, 'utf8')).toBe('{}')
})

test('readOutsideFile() takes for absent only what is: what cannot be read would be overwritten', () => {
  const path = join(temporaryFolder(), 'settings.json')
  expect(readOutsideFile(path)).toMatchObject({ exists: false, text: '' })
  mkdirSync(path)
  expect(() => readOutsideFile(path)).toThrow(/Cannot read/)
})

test('readOutsideFile() refuses what is not UTF-8', () => {
  const path = join(temporaryFolder(), 'settings.json')
  writeFileSync(path, Buffer.from([0x7b, 0xff, 0x7d]))
  expect(() => readOutsideFile(path)).toThrow(/not UTF-8/)
})
