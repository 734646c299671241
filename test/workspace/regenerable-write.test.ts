import { lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheWrite, regenerableWrite } from '../../src/workspace/regenerable-write.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('regenerableWrite() makes the folder, and leaves nothing beside the file', () => {
  const folder = join(temporaryFolder(), 'new')
  const path = join(folder, 'status')
  for (const text of ['first', 'last']) regenerableWrite(path, text)
  expect(readFileSync(path, 'utf8')).toBe('last')
  expect(readdirSync(folder)).toEqual(['status'])
})

test('cacheWrite() does without what it cannot write', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), 'theirs')
  cacheWrite(join(folder, 'file', 'list'), 'ours')
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('theirs')
})

test.runIf(process.platform !== 'win32')(
  'regenerableWrite() replaces a link, and leaves alone what it leads to',
  () => {
    const folder = temporaryFolder()
    const [target, path] = [join(folder, 'theirs'), join(folder, 'learnings.md')]
    writeFileSync(target, 'theirs')
    for (const leadsTo of [target, join(folder, 'nowhere')]) {
      symlinkSync(leadsTo, path)
      regenerableWrite(path, 'new')
      expect(readFileSync(path, 'utf8')).toBe('new')
      expect(lstatSync(path).isSymbolicLink()).toBe(false)
      rmSync(path)
    }
    expect(readFileSync(target, 'utf8')).toBe('theirs')
    expect(readdirSync(folder)).toEqual(['theirs'])
  },
)

test.runIf(process.platform !== 'win32')(
  'regenerableWrite() takes away what killed processes left beside the file, and what is no file there',
  () => {
    const folder = temporaryFolder()
    const [target, path] = [join(folder, 'theirs'), join(folder, 'learnings.md')]
    writeFileSync(target, 'theirs')
    symlinkSync(target, `${path}.1`)
    const kept = ['learnings.md.2', 'learnings.md.2.bak', 'learnings.md.bak', 'other.md.3']
    for (const name of [...kept, 'learnings.md.4']) writeFileSync(join(folder, name), '')
    for (const name of [...kept.slice(1), 'learnings.md.4']) utimesSync(join(folder, name), 0, 0)
    regenerableWrite(path, 'new')
    expect(readdirSync(folder).toSorted()).toEqual(['learnings.md', ...kept, 'theirs'].toSorted())
    expect(readFileSync(target, 'utf8')).toBe('theirs')
  },
)
