import { describe, expect, test } from 'vitest'
import { headingIn, itemIn, markdownLines, proseLines, withoutComments } from '../../../src/text/markdown/markdown.ts'

const said = (...lines: readonly string[]) => proseLines(lines.join('\n')).filter((line) => line !== '')

describe('proseLines()', () => {
  test('keeps each line at its place, whatever ends it', () => {
    expect(proseLines('\uFEFF# A\r\n\r\n```\r\ncode\r\n```\r\n- b\n')).toEqual(['# A', '', '', '', '', '- b', ''])
  })

  test.each([
    ['of three', ['```js', 'code', '```']],
    ['of tildes, which backticks do not close', ['~~~', 'code', '```', 'code', '~~~']],
    ['of four, which three do not close', ['````', '```', 'code', '```', 'code', '````']],
    ['of three, which four close', ['```', 'code', '`````  ']],
    ['that more words do not close', ['```', '``` code', '```']],
    ['in an item', ['1. ```', '   code', '   ```']],
    ['in an item with a sign, below its words', ['- ~~~', '  code', '  ~~~', '  ```', '  code', '  ```']],
    ['that holds a comment', ['```', '<!--', '```']],
  ])('leaves out fenced code %s', (_, fenced) => expect(said(...fenced, 'said')).toEqual(['said']))

  test('takes a fence that opens and closes in one line for code within that line', () => {
    expect(said('```npm test``` runs the tests', 'said')).toHaveLength(2)
  })

  test('leaves out all that follows a fence that is never closed', () =>
    expect(said('a', '```', 'code')).toEqual(['a']))

  test.each([
    [['<!-- a -->'], []],
    [['  <!-- a', 'b', 'c -->'], []],
    [['<!-- a', '```', '> b', '-->'], []],
    [['<!-- a', '--> <!-- b', '-->b'], ['b']],
    [['<!-- a -->- item'], ['- item']],
    [['- item <!-- a -->'], ['- item <!-- a -->']],
    [
      ['a <!-- b', 'c'],
      ['a <!-- b', 'c'],
    ],
  ])('leaves out a comment where it begins a line: %j', (lines, expected) => {
    expect(said(...lines, 'said')).toEqual([...expected, 'said'])
  })

  test('leaves out front matter, not what stands between two rules', () => {
    expect(said('---', 'paths: "*.ts"', '---', 'said')).toEqual(['said'])
    expect(said('---', '- a', '---', 'said')).toEqual(['---', '- a', '---', 'said'])
    expect(said('---', 'a: b', 'said')).toEqual(['---', 'a: b', 'said'])
    expect(said('# A', 'Mind: a', '---', 'said')).toEqual(['# A', 'Mind: a', '---', 'said'])
  })
})

test('markdownLines() says that Claude gets code, and a comment that never ends', () => {
  expect(markdownLines('<!-- a\nb\nc -->').map(({ text }) => text)).toEqual(['', '', ''])
  expect(markdownLines('<!-- a -->\n```\ncode\n```\n<!-- b\nc')).toEqual([
    { text: '', within: 'prose' },
    { text: '```', within: 'code' },
    { text: 'code', within: 'code' },
    { text: '```', within: 'code' },
    { text: '<!-- b', within: 'comment' },
    { text: 'c', within: 'comment' },
  ])
})

test('withoutComments() leaves what never ends', () => {
  expect(withoutComments('a <!-- b --> c <!--d--><!-- e')).toBe('a  c <!-- e')
})

test.each([
  ['- a', { indent: 0, before: '- ', words: 'a' }],
  ['  12) [x] a ', { indent: 2, before: '  12) [x] ', words: 'a ' }],
  ['*   [ ]  a', { indent: 0, before: '*   [ ]  ', words: 'a' }],
  ['-a', undefined],
  ['2024. A year', undefined],
  ['- ', undefined],
])('itemIn(%j)', (line, expected) => expect(itemIn(line)).toEqual(expected))

test.each([
  ['## A # b ##', { level: 2, words: 'A # b' }],
  ['#   A   #', { level: 1, words: 'A' }],
  ['#tag', undefined],
  ['####### seven', undefined],
])('headingIn(%j)', (line, expected) => expect(headingIn(line)).toEqual(expected))
