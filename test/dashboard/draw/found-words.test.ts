import { expect, test } from 'vitest'
import { withFoundWords } from '../../../src/dashboard/draw/found-words.ts'
import { lineText, lineWidth } from '../../../src/dashboard/draw/line.ts'
import { NARROW, displayWidth } from '../../../src/text/width.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import * as fc from '../../helpers/property.ts'

const filtered = (filter: string) => press(startState(), '/', ...filter.split(''), 'enter').state

test('without a filter, and with one that names no words, a text is one piece', () => {
  expect(withFoundWords(startState(), 'Use pnpm')).toEqual(['Use pnpm'])
  expect(withFoundWords(filtered('kind:fact'), 'a fact', 'current')).toEqual([['a fact', 'current']])
})

test('every place of every word is found, however it is written', () => {
  expect(withFoundWords(filtered('use npm'), 'Use npm, or PNPM')).toEqual([
    ['Use', 'match'],
    ' ',
    ['npm', 'match'],
    ', or P',
    ['NPM', 'match'],
  ])
  expect(withFoundWords(filtered('test tests !fixtures'), 'tests, fixtures', 'current')).toEqual([
    ['tests', 'match'],
    [', fixtures', 'current'],
  ])
})

test('what is found without its accents is marked where it stands', () => {
  expect(withFoundWords(filtered('resume cafe'), 'Das Résumé im Cafe\u0301.')).toEqual([
    'Das ',
    ['Résumé', 'match'],
    ' im ',
    ['Cafe\u0301', 'match'],
    '.',
  ])
  expect(withFoundWords(filtered('istanbul'), 'in İSTANBUL')).toEqual(['in ', ['İSTANBUL', 'match']])
})

test('no sign is cut in two', () => {
  expect(withFoundWords(filtered('👩'), '👩‍👩‍👧, 👩')).toEqual(['👩‍👩‍👧, ', ['👩', 'match']])
  const signs = fc.constantFrom('e', 'e\u0301', '日', '👩‍👩‍👧‍👦', '\u200d', '👩', 'İ', 'ß', ' ', 'é', '🇯🇵')
  const text = fc.array(signs, { maxLength: 12 }).map((list) => list.join(''))
  const words = fc.array(signs, { minLength: 1, maxLength: 3 }).map((list) => list.join(''))
  fc.assert(
    fc.property(text, words, (all, word) => {
      const line = withFoundWords(filtered(word), all)
      expect(lineText(line)).toBe(all)
      expect(lineWidth(line, NARROW)).toBe(displayWidth(all, NARROW))
    }),
    { numRuns: 200 },
  )
})
