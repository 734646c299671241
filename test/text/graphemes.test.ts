import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { graphemesOf, isSimple } from '../../src/text/graphemes.ts'

const simple = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isSimple)

describe('isSimple()', () => {
  test('isSimple() holds only for signs of one cell', () => {
    expect(simple.length).toBeGreaterThan(900)
    expect(simple.filter((sign) => stringWidth(sign) !== 1)).toEqual([])
  })

  test('isSimple() holds only for signs that never join with another one of them', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const joins = (sign: string) => {
      const text = `${simple.join(sign)}${sign}`
      return Array.from(segmenter.segment(text)).length !== text.length
    }
    expect(simple.filter((_, index) => index % 7 === 0).filter(joins)).toEqual([])
  })

  test.each(['\n', '\u00ad', 'e\u0301', '👍', '漢', '⚠\ufe0f', '\u200b'])('isSimple() does not hold for %j', (text) => {
    expect(isSimple(text)).toBe(false)
  })
})

test.each([
  ['plain · text', 'plain · text'.split('')],
  ['e\u0301a', ['e\u0301', 'a']],
  ['👩‍💻!', ['👩‍💻', '!']],
])('graphemesOf() cuts %j where a reader sees characters', (text, expected) => {
  expect(graphemesOf(text)).toEqual(expected)
})
