import { describe, expect, test } from 'vitest'
import { NARROW, displayWidth, fit, truncateEnd, truncateQuoted, wrapText } from '../../src/text/width.ts'
import { slowerThanLinear } from '../helpers/cpu-time.ts'
import * as fc from '../helpers/property.ts'

const anything = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/\p{Cc}/gu, ''))

describe('fit()', () => {
  test.each([
    ['abc', 5, 'abc  '],
    ['abcdef', 4, 'abc…'],
    ['漢字漢字', 5, '漢字…'],
    ['漢字漢字', 4, '漢… '],
    ['👩‍👩‍👧‍👦 family', 4, '👩‍👩‍👧‍👦 …'],
    ['abc', 0, ''],
  ])('fit(%j, %i)', (text, width, expected) => {
    expect(fit(text, width, NARROW)).toBe(expected)
  })

  test('is exactly as wide as asked for any text', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 30 }), fc.boolean(), (text, width, ambiguousWide) => {
        expect(displayWidth(fit(text, width, { ambiguousWide }), { ambiguousWide })).toBe(width)
      }),
    )
  })
})

test.each([
  ['क्ष', 2],
  ['हिन्दी', 5],
  ['ทำ', 2],
  ['ខ្មែរ', 4],
  // Parts of one letter are one, and a mark takes no cell.
  ['\u1112\u1161\u11ab', 2],
  ['ที่', 1],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦', 2],
  ['\u1100\u1161\u0904', 3],
])('displayWidth() gives every letter of a grapheme its cells: %s', (text, cells) => {
  expect(displayWidth(text, NARROW)).toBe(cells)
})

test.each([
  ['session “fix the build”', 14, 'session “fix…”'],
  ['session “fix the build”', 23, 'session “fix the build”'],
  // Nothing is quoted in what is left.
  ['session “fix the build”', 8, 'session…'],
  ['Use pnpm, not npm', 8, 'Use pnp…'],
  ['a quotation is not closed”', 8, 'a quota…'],
])('truncateQuoted(%j, %i)', (text, width, expected) => {
  expect(truncateQuoted(text, width, NARROW)).toBe(expected)
})

test('truncateEnd() never exceeds the width', () => {
  expect(truncateEnd('/home/user/project', 8, NARROW)).toBe('/home/u…')
  expect(truncateEnd('short', 8, NARROW)).toBe('short')
  fc.assert(
    fc.property(anything, fc.integer({ min: 0, max: 30 }), (text, width) => {
      expect(displayWidth(truncateEnd(text, width, NARROW), NARROW)).toBeLessThanOrEqual(width)
      expect(displayWidth(truncateQuoted(`“${text}”`, width, NARROW), NARROW)).toBeLessThanOrEqual(width)
    }),
  )
})

describe('wrapText()', () => {
  test.each<[text: string, width: number, expected: string[]]>([
    ['use pnpm not npm', 9, ['use pnpm', 'not npm']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['a abcdefgh', 4, ['a', 'abcd', 'efgh']],
    ['使用中文回复。好', 14, ['使用中文回复。', '好']],
    ['使用中文回复。好', 12, ['使用中文回', '复。好']],
    ['one\n\ntwo', 10, ['one', '', 'two']],
    ['', 10, ['']],
  ])('wrapText(%j, %i)', (text, width, expected) => {
    expect(wrapText(text, width, NARROW)).toEqual(expected)
  })

  test('a word as long as a file that an editor left by mistake is wrapped in linear time', async () => {
    expect(await slowerThanLinear(['x'], 120_000, (text) => wrapText(text, 76, NARROW))).toEqual([])
  })

  test('keeps every letter and no line is too wide', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 6, max: 30 }), (text, width) => {
        const lines = wrapText(text, width, NARROW)
        for (const line of lines) expect(displayWidth(line, NARROW)).toBeLessThanOrEqual(width)
        expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
      }),
    )
  })
})
