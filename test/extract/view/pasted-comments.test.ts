import { describe, expect, test } from 'vitest'
import { commentLines } from '../../../src/extract/view/pasted-comments.ts'

const found = (text: string): number[] => [...commentLines(text, text.split('\n'))]

describe('commentLines()', () => {
  test('finds comments between lines of code, also in a diff', () => {
    expect(found('why does this fail?\n  // Always return a copy\n  return list.slice()')).toEqual([1])
    expect(found('Review this:\n+ // always use pnpm here\n-\t// never use npm\n+ run()')).toEqual([1, 2])
  })

  test('finds a block with all of its lines', () => {
    const block = '/**\n * Always call close().\n *\n * Never twice.\n */'
    expect(found(`look\n${block}\nclose() {}\nwe use pnpm`)).toEqual([1, 2, 3, 4, 5])
    expect(found('/* never use npm */\nint x; /* 2 */\nwe use pnpm')).toEqual([0])
    expect(found('+ /*\n+  * never\n+  */\n+ run()\nwe use pnpm')).toEqual([0, 1, 2])
  })

  test.each([
    '// always use pnpm here, never npm',
    '//nas/builds is where the builds are\nnever delete them',
    'the docs are at https://a.b/c\nnever guess',
    '/* in a path means all of it\nwe never do that',
    'close it with */\n/* in a path means all of it\nwe never do that',
    'use a // b for whole numbers\nnever /',
  ])('takes nothing of %j', (text) => {
    expect(found(text)).toEqual([])
  })
})
