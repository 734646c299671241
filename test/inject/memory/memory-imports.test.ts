import { expect, test } from 'vitest'
import { importsOf } from '../../../src/inject/memory/memory-imports.ts'

test.each([
  ['see @docs/a.md and @b.md', ['docs/a.md', 'b.md']],
  ['`@a.md` and ``@b.md``', []],
  ['```\n@a.md\n```\n@b.md', ['b.md']],
  ['<!-- @a.md -->\n@b.md', ['b.md']],
  ['````\n@a.md\n```\n@b.md\n````\n@c.md', ['c.md']],
  ['~~~\n@a.md\n```\n~~~\r\n@b.md', ['b.md']],
  ['<!--\n```\n-->\n@a.md', ['a.md']],
  ['a <!-- @a.md\n@b.md --> @c.md', ['c.md']],
  ['<!-- @a.md\n@b.md', []],
  ['mail a@b.md', []],
  ['@~/x.md', ['~/x.md']],
  ['`` @a.md ` @b.md `` @c.md', ['c.md']],
  ['` @a.md `` @b.md', ['a.md', 'b.md']],
  ['`` ` @a.md `` @b.md ` @c.md', ['b.md', 'c.md']],
  ['` @a.md\n` @b.md', ['a.md', 'b.md']],
  ['@a.md `b` `c` @d.md `@e.md`', ['a.md', 'd.md']],
])('importsOf(%j)', (text, expected) => expect(importsOf(text)).toEqual(expected))

test('importsOf() goes once through backticks that open nothing', () => {
  const runs = Array.from({ length: 1400 }, (_, length) => '`'.repeat(length + 1))
  expect(importsOf(`${runs.join(' ')} @a.md`)).toEqual(['a.md'])
})
