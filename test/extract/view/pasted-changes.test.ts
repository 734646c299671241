import { describe, expect, test } from 'vitest'
import { changedLines } from '../../../src/extract/view/pasted-changes.ts'

const found = (text: string): number[] => [...changedLines(text, text.split('\n'))]

describe('changedLines()', () => {
  test('finds as many lines of a hunk as its header says', () => {
    const hunk = '@@ -1,3 +1,3 @@ # Rules\n we use pnpm\n-Never push.\n+Always push.\n'
    expect(found(`see\n${hunk} always\n- never ask me again`)).toEqual([1, 2, 3, 4, 5])
    expect(found('@@ -1 +1 @@\n-Never push.\n\\ No newline at end of file\n+Always push.\n+ and always ask')).toEqual([
      0, 1, 2, 3,
    ])
  })

  test('an empty line of a hunk may have lost its space', () => {
    expect(found('@@ -1,3 +1,3 @@\n-a\n+b\n\r\n c\n we use pnpm')).toEqual([0, 1, 2, 3, 4])
  })

  test('a hunk that was cut off ends with the first line that is none of a diff', () => {
    expect(found('@@ -1,9 +1,9 @@\n-a\n+b\nwe use pnpm\n- never npm')).toEqual([0, 1, 2])
  })

  test('finds what diff says without the lines around', () => {
    expect(found('2,3c2\n< We use tabs\n< always\n---\n> We use spaces\nwe use pnpm')).toEqual([0, 1, 2, 3, 4])
  })

  test('finds a commit with its message', () => {
    const commit = `commit ${'3c654cb7'.repeat(5)} (HEAD -> main)\nAuthor: Ana <a@b.c>\nDate:   Fri Nov 27\n\n    Always use pnpm\n\n    We never push.`
    expect(found(`${commit}\n\nwe use pnpm`)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(
      found('commit 3c654cb7\n\n    Always use pnpm\ndiff --git a/x b/x\n@@ -0,0 +1 @@\n+We use pnpm.\nnever npm'),
    ).toEqual([0, 1, 2, 4, 5])
  })

  test.each([
    '- always use pnpm\n+ never npm',
    'commit 3 files, never more',
    'commit abcdef0 broke it, never do that again',
    '@@ is how we mark owners\n+ always',
    '3 files changed\n> never',
  ])('takes nothing of %j', (text) => {
    expect(found(text)).toEqual([])
  })
})
