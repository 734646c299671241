import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { isThrowaway } from '../../../src/commands/start/inside-claude.ts'
import { hasMarkedAncestor } from '../../../src/commands/start/marked-ancestor.ts'

const MARKS = ['CLAUDECODE', 'SAGE_CHILD']

test.each([
  ['the parent', { 30: '', 20: 'CLAUDECODE=1' }, true],
  ['one further up', { 30: '', 20: '', 10: 'HOME=/x\0SAGE_CHILD=1\0' }, true],
  ['only the process itself', { 30: 'CLAUDECODE=1', 20: '' }, false],
  ['an empty mark, or one of another name', { 30: '', 20: 'CLAUDECODE=\0CLAUDECODEX=1\0X=CLAUDECODE=1' }, false],
  ['nobody', { 30: '', 20: '', 10: '' }, false],
])('hasMarkedAncestor() where %s has a mark', async (_, environs, expected) => {
  const stats = { 30: '30 (a) b) S 20 1', 20: '20 (sh) S 10 1', 10: '10 (init) S 0 1' }
  await using proc = await createFixture(
    Object.fromEntries([
      ...Object.entries(stats).map(([pid, stat]) => [`${pid}/stat`, stat]),
      ...Object.entries(environs).map(([pid, environ]) => [`${pid}/environ`, environ]),
    ]) as Record<string, string>,
  )
  expect(hasMarkedAncestor(MARKS, 30, proc.path)).toBe(expected)
})

test('hasMarkedAncestor() ends where nothing can be seen, and where processes go round', async () => {
  await using proc = await createFixture({ '30/stat': '30 (a) S 20 1', '20/stat': '20 (b) S 30 1' })
  expect(hasMarkedAncestor(MARKS, 30, proc.path)).toBe(false)
  expect(hasMarkedAncestor(MARKS, 99, proc.path)).toBe(false)
})

test('isThrowaway() holds for what lies in a temporary folder, through links too, and for no home', async () => {
  await using folder = await createFixture({ 'sage/key': '', linked: (file) => file.symlink('/usr') })
  const isTemporary = ['/tmp/', '/dev/shm/'].some((place) => folder.path.startsWith(place))
  expect(isThrowaway(folder.getPath('sage'))).toBe(isTemporary)
  expect(isThrowaway(folder.getPath('linked/share'))).toBe(false)
  expect(isThrowaway('/home/person/.local/share/sage')).toBe(false)
  expect(isThrowaway('/tmpfs/sage')).toBe(false)
})
