import { describe, expect, test } from 'vitest'
import { cueTable } from '../../../../src/extract/cues/cue-table.ts'
import { smallLanguages } from '../../../../src/extract/cues/languages/small-languages.ts'
import { extractCandidates } from '../../../../src/extract/extract-candidates.ts'
import { fold } from '../../../../src/extract/view/fold.ts'
import { turnOf } from '../../turn-of.ts'

const ids = new Set(cueTable.map(({ id }) => id))

describe.each(Object.entries(smallLanguages))('language %s', (_, { words = '', expressions, yes, no }) => {
  test.each(yes)('proposes "%s"', (text) => {
    expect(proposed(text)).toHaveLength(1)
  })

  test.each(no)('does not propose "%s"', (text) => {
    expect(proposed(text)).toEqual([])
  })

  test('speaks of cues that exist, in the form that text has when they read it', () => {
    for (const [id, expression] of Object.entries(expressions)) {
      expect(ids).toContain(id)
      expect(expression).toBe(withFoldedLetters(expression ?? ''))
    }
    const each = words.trim().split(/\s+/)
    expect(each).toEqual(each.map((word) => fold(word).trim()))
  })
})

// The letters of Russian and Bulgarian are the same, so the cues of both are tried.
test.each(['тесты не прошли', 'мы так и не нашли причину', 'имена полей не совпали', 'это не наши файлы'])(
  'Bulgarian does not take the Russian "%s" for forbidding',
  (text) => {
    const [candidate] = extractCandidates([turnOf(text)], { tiers: { auto: 0.95, suggest: 0.7 }, all: true })
    expect(candidate?.cues ?? []).not.toContain('forbids')
  },
)

test('of Thai, what a cue found is shown as it was typed', () => {
  const [candidate] = extractCandidates([turnOf('จำไว้ว่า database ของ staging อยู่ที่พอร์ต 5433')], {
    tiers: { auto: 0.95, suggest: 0.7 },
  })
  const remember = candidate?.parts.find(({ id }) => id === 'remember')
  expect(remember?.because).toContain('"จำไว้"')
})

function proposed(text: string) {
  return extractCandidates([turnOf(text)], { tiers: { auto: 0.95, suggest: 0.7 } }).map((candidate) => candidate.text)
}

/** An expression whose letters are folded, with the vowels and half spaces between them, its signs kept. */
function withFoldedLetters(expression: string): string {
  return expression.replace(/[\p{L}\p{M}\u200c]+/gu, (letters) => fold(letters).trim())
}
