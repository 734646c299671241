import { describe, expect, test } from 'vitest'
import {
  ARABIC,
  CYRILLIC,
  DEVANAGARI,
  FOREIGN,
  HAN,
  HANGUL,
  KANA,
  UNDERSCORE,
} from '../../../src/extract/view/alphabet.ts'
import { splitWords } from '../../../src/extract/view/split-words.ts'
import { wordOf } from '../../../src/extract/view/word-numbers.ts'
import * as fc from '../../helpers/property.ts'

/** The same rule as one expression. */
function byExpression(text: string): string[] {
  return text
    .replace(/([^\p{L}\p{M}\p{N}_\s.+#=/-]|\.(?=\s|$))/gu, ' $1 ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** The words of a text, as its ends part them. */
function wordsOf(text: string): string[] {
  const { folded, ends } = splitWords(text)
  return ends.map((end, index) => folded.slice(index === 0 ? 1 : (ends[index - 1] ?? 0) + 1, end))
}

describe('splitWords()', () => {
  test.each([
    ['use pnpm, not npm.', ['use', 'pnpm', ',', 'not', 'npm', '.']],
    ['v2.1 is out...', ['v2.1', 'is', 'out..', '.']],
    ['用 pnpm，好', ['用', 'pnpm', '，', '好']],
    ['ok 👍👍 𠮷野', ['ok', '👍', '👍', '𠮷野']],
    [' ', []],
  ])('parts "%s"', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
    expect(splitWords(text)).toMatchObject({
      folded: [' ', ...words.map((word) => `${word} `)].join(''),
      words: words.map(wordOf),
    })
  })

  test('parts whatever it is given as the expression does', () => {
    const units = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('.', ' ', 'a', '\ud83d', '\udc4d'),
    )
    fc.assert(
      fc.property(fc.array(units, { maxLength: 40 }), (parts) => {
        const text = parts.join('')
        const words = byExpression(text)
        expect(wordsOf(text)).toEqual(words)
        expect(splitWords(text).folded).toBe([' ', ...words.map((word) => `${word} `)].join(''))
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['plain words, 42%', 0],
    ['spaces\u2028of\u1680others\ufeff', 0],
    ['in _path_', UNDERSCORE],
    ['größe', FOREIGN],
    ['“so”', FOREIGN],
    ['ok 👍', FOREIGN],
    ['ない', FOREIGN | KANA],
    ['不用 npm', FOREIGN | HAN],
    ['말고', FOREIGN | HANGUL],
    ['нет', FOREIGN | CYRILLIC],
    ['لا', FOREIGN | ARABIC],
    ['नहीं', FOREIGN | DEVANAGARI],
    ['これは中文', FOREIGN | KANA | HAN],
  ])('tells the alphabets of "%s"', (text, alphabets) => {
    expect(splitWords(text).alphabets).toBe(alphabets)
  })
})
