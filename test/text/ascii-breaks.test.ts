import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiBreaks } from '../../src/text/ascii-breaks.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The semicolon left out: since Unicode 16 a sentence goes on after it, and Node brings whichever version it was built with. */
const CHARS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter((char) => char !== ';')
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

test.each([
  ['anything', CHARS],
  ['what sentences end with', LIKELY],
])('asciiBreaks() breaks where Intl.Segmenter does, in %s', (_, units) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 40 }), (text) => {
      const expected = [...segmenter.segment(text)].map(({ index }) => index).filter((index) => index > 0)
      expect(asciiBreaks(text)).toEqual(expected)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['It works. Now test', [10]],
  ['See e.g. the docs', []],
  ['Use v1.2 (not v1.3.) Then stop! ok', [21, 32]],
  ['Really?! "Yes."', [9]],
])('asciiBreaks() parts "%s"', (text, breaks) => {
  expect(asciiBreaks(text)).toEqual(breaks)
})
