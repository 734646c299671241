import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partWords } from '../../src/extract/part-words.ts'
import type { Word } from '../../src/extract/word.ts'

/** The same rule as one expression. */
function byExpression(text: string): string[] {
  return text
    .replace(/([^\p{L}\p{M}\p{N}_\s.+#=/-]|\.(?=\s|$))/gu, ' $1 ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text)
}

describe('partWords()', () => {
  test.each([
    ['use pnpm, not npm.', ['use', 'pnpm', ',', 'not', 'npm', '.']],
    ['v2.1 is out...', ['v2.1', 'is', 'out..', '.']],
    ['用 pnpm，好', ['用', 'pnpm', '，', '好']],
    ['ok 👍👍 𠮷野', ['ok', '👍', '👍', '𠮷野']],
    [' ', []],
  ])('parts "%s"', (text, words) => {
    expect(textsOf(partWords(text))).toEqual(words)
  })

  test('parts whatever it is given as the expression does', () => {
    const units = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('.', ' ', 'a', '\ud83d', '\udc4d'),
    )
    fc.assert(
      fc.property(fc.array(units, { maxLength: 40 }), (parts) => {
        expect(textsOf(partWords(parts.join('')))).toEqual(byExpression(parts.join('')))
      }),
      { numRuns: 500 },
    )
  })
})
