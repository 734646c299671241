import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheWrite, regenerableWrite } from '../../../src/workspace/files/regenerable-write.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

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

test('regenerableWrite() takes away what killed processes left beside the file, and an empty folder in its place', () => {
  const folder = temporaryFolder()
  const dead = spawnSync(process.execPath, ['-e', '0']).pid
  const stays = ['.sage-notes', 'status.1', `.sage-${process.pid}-0123456789abcdef`]
  for (const name of [...stays, `.sage-${dead}-0123456789abcdef`]) writeFileSync(join(folder, name), 'half')
  mkdirSync(join(folder, 'status'))
  regenerableWrite(join(folder, 'status'), 'new')
  expect(readdirSync(folder).toSorted()).toEqual([...stays, 'status'].toSorted())
})
