import { expect, test } from 'vitest'
import { sentenceBreaks } from '../../../src/text/sentences/sentence-breaks.ts'
import * as fc from '../../helpers/property.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Since Unicode 16 a sentence goes on after these, and Node brings whichever version it was built with. */
const SEMICOLONS = /[;\u037e\ufe14\ufe54\uff1b]/
const PLANE = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (char) => !SEMICOLONS.test(char),
)
const ASCII = PLANE.slice(0, 127)
const LIKELY = [
  'a',
  'B',
  'z',
  '9',
  '.',
  '!',
  '?',
  ' ',
  ')',
  '"',
  ',',
  '-',
  ':',
  '\n',
  '\r',
  '(',
  'e.g. ',
  'U.S. ',
  '3.4',
]
/** Letters of every kind, marks that change the one before, digits, quotation marks, spaces and what ends a sentence. */
const ANYWHERE = [
  ...Array.from('aZéÉßжЖ你好はカ가अعǅ９٣'),
  '\u0301',
  '\u200d',
  '\u00ad',
  '\ufeff',
  '𝒜',
  '𝒶',
  '🙂',
  '👩‍💻',
  ...Array.from('“”‘’«»「」（）…。！？।؟።.．!?'),
  ' ',
  '\u00a0',
  '\u3000',
  '\u2028',
  '\x85',
  '\n',
  '\r',
  ...Array.from(',、–—：:-٪'),
]

test.each([
  ['ASCII', ASCII],
  ['what sentences end with', LIKELY],
  ['all that is written', ANYWHERE],
])('sentenceBreaks() breaks where Intl.Segmenter does, in %s', (_, units) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 40 }), (text) => {
      expect(sentenceBreaks(text)).toEqual(segmented(text))
    }),
    { numRuns: 4000 },
  )
})

test('each character of the first plane is to sentenceBreaks() what it is to Intl.Segmenter', () => {
  const differ = PLANE.filter((char) => {
    const text = `a. ${char} b\na.${char}B\na! ${char}b\nA${char}A\na${char}. B\n9.${char}9`
    return sentenceBreaks(text).join() !== segmented(text).join()
  })
  expect(differ.map((char) => char.charCodeAt(0).toString(16))).toEqual([])
})

function segmented(text: string): number[] {
  return [...segmenter.segment(text)].map(({ index }) => index).filter((index) => index > 0)
}

test.each([
  ['It works. Now test', [10]],
  ['See e.g. the docs', []],
  ['Use v1.2 (not v1.3.) Then stop! ok', [21, 32]],
  ['Really?! "Yes."', [9]],
  ['用 pnpm。不要用 npm！好', [7, 15]],
])('sentenceBreaks() parts "%s"', (text, breaks) => {
  expect(sentenceBreaks(text)).toEqual(breaks)
})
