import { describe, expect, test } from 'vitest'
import { maskForeign, MESSAGE_CAP } from '../../src/extract/mask.ts'

describe('maskForeign()', () => {
  test.each([
    ['a fence', '```ts\nalways()\n```'],
    ['a fence that never closes', '~~~\nalways use tabs'],
    ['a quotation', '> always use tabs'],
    ['a shell line', '$ npm run always'],
    ['a table', '| always | never |'],
    ['a log line', '[2026-01-02 10:00:00] always'],
    ['a time stamp', '10:00:00.123 always'],
    ['a stack frame', 'at always (/app/src/a.js:3:7)'],
    ['an exception', 'TypeError: always is not a function'],
    ['a code line', 'const always = () => {'],
    ['an error', 'error Command failed with exit code 1.'],
    ['a warning', 'warning: always is never used'],
    ['a place of an error', 'src/a.ts:3:7: always'],
    ['a line of signs', '=== [[ ]] {{ }} ;; :: 0x00 0x01 0x02 ==='],
    ['a long quote', `"${'always use tabs '.repeat(5)}"`],
  ])('blanks %s', (_, text) => {
    expect(maskForeign(text).trim()).toBe('')
  })

  test.each([
    'we use "tabs" here',
    'the `always` flag is required in this repo',
    "don't run CI, too slow.",
    '- always use tabs',
    '## Always use tabs',
    'Note: always use tabs',
    '以后都用中文',
    'if you commit, run the linter first',
    'for tests we use fakes',
    'error messages must be translated',
  ])('leaves "%s"', (text) => {
    expect(maskForeign(text)).toBe(text)
  })

  test('keeps offsets', () => {
    const text = 'before\n```\ncode\n```\nafter "' + 'x'.repeat(70) + '" end'
    const masked = maskForeign(text)
    expect(masked).toHaveLength(text.length)
    expect(masked.indexOf('after')).toBe(text.indexOf('after'))
  })

  test('reads no further than the cap', () => {
    expect(maskForeign('a '.repeat(MESSAGE_CAP))).toHaveLength(MESSAGE_CAP)
  })
})
