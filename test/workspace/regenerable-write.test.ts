import { lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { regenerableWrite, regenerableWriteSync } from '../../src/workspace/regenerable-write.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('regenerableWrite() of a hundred at once leaves one whole file', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'new', 'status')
  await Promise.all(Array.from({ length: 100 }, (_, index) => regenerableWrite(path, `${index}`.repeat(1000))))
  expect(readFileSync(path, 'utf8')).toMatch(/^(\d+)(\1)*$/)
  regenerableWriteSync(path, 'last')
  expect(readFileSync(path, 'utf8')).toBe('last')
  expect(readdirSync(join(folder, 'new'))).toEqual(['status'])
})

test.runIf(process.platform !== 'win32').each([
  ['regenerableWriteSync()', (path: string) => Promise.resolve(regenerableWriteSync(path, 'new'))],
  ['regenerableWrite()', (path: string) => regenerableWrite(path, 'new')],
])('%s replaces a link, and leaves alone what it leads to', async (_, write) => {
  const folder = temporaryFolder()
  const [target, path] = [join(folder, 'theirs'), join(folder, 'learnings.md')]
  writeFileSync(target, 'theirs')
  for (const leadsTo of [target, join(folder, 'nowhere')]) {
    symlinkSync(leadsTo, path)
    await write(path)
    expect(readFileSync(path, 'utf8')).toBe('new')
    expect(lstatSync(path).isSymbolicLink()).toBe(false)
    rmSync(path)
  }
  expect(readFileSync(target, 'utf8')).toBe('theirs')
  expect(readdirSync(folder)).toEqual(['theirs'])
})

test.runIf(process.platform !== 'win32').each([
  ['regenerableWriteSync()', (path: string) => Promise.resolve(regenerableWriteSync(path, 'new'))],
  ['regenerableWrite()', (path: string) => regenerableWrite(path, 'new')],
])('%s takes away what killed processes left beside the file, and what is no file there', async (_, write) => {
  const folder = temporaryFolder()
  const [target, path] = [join(folder, 'theirs'), join(folder, 'learnings.md')]
  writeFileSync(target, 'theirs')
  symlinkSync(target, `${path}.1`)
  const kept = ['learnings.md.2', 'learnings.md.2.bak', 'learnings.md.bak', 'other.md.3']
  for (const name of [...kept, 'learnings.md.4']) writeFileSync(join(folder, name), '')
  for (const name of [...kept.slice(1), 'learnings.md.4']) utimesSync(join(folder, name), 0, 0)
  await write(path)
  expect(readdirSync(folder).toSorted()).toEqual(['learnings.md', ...kept, 'theirs'].toSorted())
  expect(readFileSync(target, 'utf8')).toBe('theirs')
})
