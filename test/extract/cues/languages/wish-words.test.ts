import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../src/extract/cues/cue.ts'
import { wishWords } from '../../../../src/extract/cues/languages/wish-words.ts'
import { extractCandidates } from '../../../../src/extract/extract-candidates.ts'
import { TIERS, turnOf } from '../../turn-of.ts'

const SAID = 'The staging database is wiped on Sunday nights'

test('every language says how one points at what should be remembered', () => {
  expect(Object.keys(wishWords).toSorted()).toEqual(LANGUAGES.toSorted())
})

describe.each(Object.entries(wishWords))('in language %s', (_, { points, refuses }) => {
  test.each(points)('"%s" means what was said before', (text) => {
    expect(alone(text).map((candidate) => candidate.text)).toEqual([SAID])
  })

  test.each(refuses)('"%s" proposes nothing', (text) => {
    expect(alone(text)).toEqual([])
  })
})

test.each([
  'Remember: never go into docs',
  'Remember: the project memory is seen in the IDE',
  'Remember: our project docs are in the Asia section',
])('no word of another language empties "%s"', (text) => {
  expect(alone(text).map((candidate) => candidate.text)).not.toEqual([SAID])
  expect(alone(text)).not.toEqual([])
})

function alone(text: string) {
  const turn = turnOf(text, { typedBefore: SAID, assistantBefore: 'Good to know.' })
  return extractCandidates([turn], { tiers: TIERS })
}
