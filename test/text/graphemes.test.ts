import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { cellsIfSimple, graphemesOf, isSimple } from '../../src/text/graphemes.ts'

const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
const simple = signs.filter(isSimple)

describe('isSimple()', () => {
  test('isSimple() holds only for signs of one cell', () => {
    expect(simple.length).toBeGreaterThan(900)
    expect(simple.filter((sign) => stringWidth(sign) !== 1)).toEqual([])
  })

  test('isSimple() holds only for signs that never join with another one of them', () => {
    expect(simple.filter((_, index) => index % 7 === 0).filter((sign) => joinsAny(sign, simple))).toEqual([])
  })

  test.each(['\n', '\u00ad', 'e\u0301', '👍', '漢', '⚠\ufe0f', '\u200b'])('isSimple() does not hold for %j', (text) => {
    expect(isSimple(text)).toBe(false)
  })
})

/** Whether a sign makes a grapheme with one of some others, before or after it. */
function joinsAny(sign: string, others: readonly string[]): boolean {
  const text = `${others.join(sign)}${sign}`
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)).length !== text.length
}

describe('cellsIfSimple()', () => {
  const known = signs.filter((sign) => cellsIfSimple(sign, false) !== undefined)

  test.each([false, true])('tells what string-width tells, with ambiguous signs wide: %s', (ambiguousWide) => {
    const told = signs.filter((sign) => cellsIfSimple(sign, ambiguousWide) !== undefined)
    expect(told.length).toBeGreaterThan(39_000)
    const width = (sign: string) => stringWidth(sign, { ambiguousIsNarrow: !ambiguousWide })
    expect(told.filter((sign) => cellsIfSimple(sign, ambiguousWide) !== width(sign))).toEqual([])
  })

  test('knows no sign that joins with another that it knows', () => {
    const some = known.filter((_, index) => index % 151 === 0)
    const telling = ['a', 'я', 'λ', '。', 'か', 'ー', '漢', '가', '각', 'Ａ', '✓', ...some]
    expect(telling.filter((sign) => joinsAny(sign, telling))).toEqual([])
  })

  test.each([
    ['Commit на русском, 日本語で', 27],
    ['か\u3099', undefined],
    ['각\u11a8', undefined],
    ['漢\ufe00', undefined],
    ['👍', undefined],
  ])('of %j it is %j', (text, cells) => {
    expect(cellsIfSimple(text, false)).toBe(cells)
  })
})

test.each([
  ['plain · text', 'plain · text'.split('')],
  ['e\u0301a', ['e\u0301', 'a']],
  ['👩‍💻!', ['👩‍💻', '!']],
])('graphemesOf() cuts %j where a reader sees characters', (text, expected) => {
  expect(graphemesOf(text)).toEqual(expected)
})
