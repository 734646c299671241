import { expect, test } from 'vitest'
import { diffOf } from '../../../src/commands/say/file-diff.ts'

test.each([
  ['/home/Jürgen/日本 語/settings.json', '/home/Jürgen/日本 語/settings.json'],
  ['C:\\Users\\me\\settings.json', 'C:\\Users\\me\\settings.json'],
  ['/home/"me"/settings.json', '/home/"me"/settings.json'],
  ['/home/me/a\n+b.json', '/home/me/a +b.json'],
])('diffOf() names a file as people do: %j', (path, name) => {
  expect(diffOf(path, 'one\n', 'one\r\ntwo\n')).toBe(
    `--- ${name} (now)\n+++ ${name} (after the change)\n@@ -1,1 +1,2 @@\n one\n+two`,
  )
})

test('diffOf() shows that a file is made, or goes', () => {
  expect(diffOf('a', '', 'one\n')).toBe('--- a (now)\n+++ a (after the change)\n@@ -0,0 +1,1 @@\n+one')
  expect(diffOf('a', 'one\n', '')).toBe('--- a (now)\n+++ a (after the change)\n@@ -1,1 +0,0 @@\n-one')
})
