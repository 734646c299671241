import { describe, expect, test } from 'vitest'
import { foldSentence } from '../../../src/extract/view/fold.ts'
import {
  APOSTROPHE,
  BACKTICK,
  BEYOND_ASCII,
  COLON,
  HASH,
  marksOf,
  QUOTATION,
  TAG,
} from '../../../src/extract/view/marks.ts'
import { maskForeign, MAX_MESSAGE_UNITS } from '../../../src/extract/view/mask.ts'
import * as fc from '../../helpers/property.ts'

/** Signs that are looked for, their other forms in Unicode, and what they stand in. */
const PARTS = [
  ...'"“”„«»「」『＂\'’‘´ʼ＇`｀:：﹕<＜>#＃.。!?,;-—|{}()[]=/@$%~+*^0129 \t\r\n\0\x85\u2028\ud800\udc00éß用'.split(''),
  '"""',
  '```',
  '~~~',
  '\n\n',
  '        ',
  '😀',
  'always use tabs',
  ' never spaces in this repo',
  "don't ",
  'don＇t ',
  'don`t ',
  'fuer ',
  'CLAUDE.md',
  "CLAUDE.md'ye",
  'CLAUDE_md',
  '.cursorrules',
  'agents/README.md',
  'https://a.example/b',
  'localhost:1',
  '[Image #1]',
  '#always use ',
  'From: a@b.example\n',
  'To: bea\n',
  '发件人：甲@乙\n',
  '<div>',
  '</div>',
  '<document>',
  'User: ',
  'Assistant: ',
  'zsh: command not found: ',
  'make: *** ',
  'src/a.ts:3:7: ',
  '0x00 [[ ]] {{ }} ;; :: == ',
]
const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join(''))

describe('marksOf()', () => {
  test.each([
    ['use tabs', 0, 0],
    ['', 0, 0],
    ['say "hi"', QUOTATION, 2],
    ['a «b»', QUOTATION | BEYOND_ASCII, 0],
    ["don't", APOSTROPHE, 1],
    ['don’t', BEYOND_ASCII, 0],
    ['`a`', BACKTICK, 2],
    ['a: b', COLON, 1],
    ['甲：乙', COLON | BEYOND_ASCII, 0],
    ['<p', TAG, 1],
    ['#1\ta', HASH, 2],
    ['für 😀', BEYOND_ASCII, 0],
    ['\ud800', BEYOND_ASCII, 0],
  ])('finds in %j its signs and counts its symbols', (text, signs, symbols) => {
    expect(marksOf(text)).toEqual({ signs, symbols })
  })

  test('sees the last character of a long text, and nothing of the text before', () => {
    expect(marksOf(`${'x'.repeat(2 * MAX_MESSAGE_UNITS)}#`)).toEqual({ signs: HASH, symbols: 1 })
    expect(marksOf('x')).toEqual({ signs: 0, symbols: 0 })
  })

  test('tells of a text what it takes to mask and fold it as if nothing were known', () => {
    const marked = { masked: 0, plain: 0 }
    fc.assert(
      fc.property(texts, (text) => {
        const marks = marksOf(text)
        const masked = maskForeign(text)
        marked[masked === text ? 'plain' : 'masked']++
        expect(maskForeign(text, marks)).toBe(masked)
        expect(foldSentence(text, marks)).toEqual(foldSentence(text))
      }),
      { numRuns: 3000 },
    )
    expect(Math.min(marked.masked, marked.plain)).toBeGreaterThan(300)
  })

  test.each([23, 24, 25, 40, 60])(
    'tells as much of lines of %i characters around the most symbols of a sentence',
    (length) => {
      for (let symbols = 0; symbols <= length; symbols++)
        for (const letter of ['a', 'é']) {
          const text = '='.repeat(symbols) + letter.repeat(length - symbols)
          expect([symbols, maskForeign(text, marksOf(text))]).toEqual([symbols, maskForeign(text)])
        }
    },
  )
})
