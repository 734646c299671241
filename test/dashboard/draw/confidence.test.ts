import { expect, test } from 'vitest'
import { certaintyOf } from '../../../src/dashboard/draw/confidence.ts'
import { makeItem } from '../../helpers/make-item.ts'

const certainty = (confidence: number) => certaintyOf(makeItem('a', { confidence }))

test.each([
  [0.95, 'almost certain'],
  [0.85, 'high'],
  [0.7, 'fair'],
  [0.5, 'low'],
])('certaintyOf() says %d and %s, and less of one percent less', (share, word) => {
  const { bar, words } = certainty(share)
  expect(words).toBe(`${word} ${100 * share} %`)
  expect(certainty(share - 0.01).bar.indexOf('░')).toBe(bar.lastIndexOf('█'))
})

test('certaintyOf() fills its bar by its word, and never says that a guess is certain', () => {
  expect([0.3, 0.64, 0.83, 0.88, 0.9, 0.96, 1].map((share) => Object.values(certainty(share)).join(' '))).toEqual([
    '█░░░░ low 30 %',
    '██░░░ low 64 %',
    '███░░ fair 83 %',
    '████░ high 88 %',
    '████░ high 90 %',
    '█████ almost certain 96 %',
    '█████ almost certain 99 %',
  ])
})
