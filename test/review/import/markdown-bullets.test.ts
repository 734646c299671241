import { describe, expect, test } from 'vitest'
import { unmarkedBullets } from '../../../src/review/import/import-texts.ts'
import { markdownBullets } from '../../../src/review/import/markdown-bullets.ts'

const leftOut = (...lines: readonly string[]) =>
  markdownBullets(lines.join('\n')).leftOut.map(({ kind, at }) => `${kind} ${at}`)

describe('markdownBullets() leaves out', () => {
  test.each([
    ['a paragraph', ['# A', '', 'Said', 'twice', '- b'], ['text 3', 'text 4']],
    ['a second paragraph of a bullet', ['- a', '  b', '', '  c'], ['text 4']],
    ['a table', ['| a |', '|---|', '| b |'], ['table 1', 'table 2', 'table 3']],
    ['a quote', ['> - a'], ['quote 1']],
    ['code, with its fences', ['- a', '```', 'b', '```'], ['code 2', 'code 3', 'code 4']],
    ['a task with what continues it', ['- [ ] a', '  b', '  - c', '- d'], ['task 1', 'task 2', 'task 3']],
    ['the name of a file to load', ['@docs/a.md', '- @docs/b.md'], ['import 1', 'import 2']],
    ['a comment that never ends', ['- a', '<!-- b', 'c'], ['text 2', 'text 3']],
    ['a line that ends with a colon and introduces nothing', ['Mind:', 'a'], ['text 1', 'text 2']],
  ])('%s, and says so', (_, lines, expected) => expect(leftOut(...lines)).toEqual(expected))

  test.each([
    ['front matter', ['---', 'paths: "*.ts"', '---', '- a']],
    ['headings of all forms', ['# A', 'B', '===', 'C', '---', '**D**', '__E__', '- f']],
    ['rules', ['- a', '***', '- b', '* * *', '___']],
    ['comments', ['<!-- a', 'b -->', '- c <!-- d -->', '- <!-- e -->']],
    ['what introduces a list', ['Never:', '', '- a', '**Mind:**', '- b:', '  - c', 'Last:', '- d']],
  ])('%s without a word', (_, lines) => expect(leftOut(...lines)).toEqual([]))
})

test('unmarkedBullets() counts the lines of the file also behind a learning of Sage', () => {
  const block = '<!-- sage:abc confidence:0.85 scope:project category:tool -->\n- Use pnpm\n<!-- /sage:abc -->\n'
  expect(unmarkedBullets(`${block}said\n- Use tabs`)).toEqual({
    bullets: ['Use tabs'],
    leftOut: [{ kind: 'text', at: 4 }],
  })
})
