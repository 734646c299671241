import { expect, test } from 'vitest'
import { confidenceWords } from '../../../src/dashboard/draw/confidence.ts'

test('confidenceWords() fills its bar by its word, and never says that a guess is certain', () => {
  expect([0.3, 0.64, 0.83, 0.88, 0.9, 0.96, 1].map((share) => Object.values(confidenceWords(share)).join(' '))).toEqual(
    [
      '█░░░░ low 30 %',
      '██░░░ low 64 %',
      '███░░ fair 83 %',
      '████░ high 88 %',
      '████░ high 90 %',
      '█████ almost certain 96 %',
      '█████ almost certain 99 %',
    ],
  )
})
