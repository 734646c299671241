import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMatcher } from '../../src/extract/compile.ts'
import { LANGUAGES, UNSPACED } from '../../src/extract/cue.ts'
import { cueTable } from '../../src/extract/cue-table.ts'
import { fold } from '../../src/extract/fold.ts'
import { endOf, type Match } from '../../src/extract/rule.ts'

const WORDS = [...new Set(cueTable.flatMap(({ yes, no }) => [...yes, ...no]).flatMap((example) => example.split(' ')))]

describe('createMatcher()', () => {
  const matcher = createMatcher(cueTable)

  test.each(LANGUAGES)('finds by its index what each whole expression of %s finds', (language) => {
    const bounded = language !== 'any' && !UNSPACED.has(language)
    const whole = cueTable.map(({ expression }) => {
      const source = expression[language]
      if (source === undefined) return undefined
      return bounded ? new RegExp(` (?:${source.replace(/(?<![[\\])\^/g, '(?<=^ )')})(?= )`) : new RegExp(source)
    })
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }), (words) => {
        const folded = fold(words.join(' '))
        const matches = matcher.find({ folded, words: folded.slice(1, -1).split(' ') }, [language])
        const expected = whole.flatMap((expression, index) => (expression?.test(folded) ? [index] : []))
        expect([...matches.keys()].toSorted((a, b) => a - b)).toEqual(expected)
        for (const match of matches.values()) expect(folded).toContain(wordsOf(match, folded))
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['from now on use tabs', 'from-now-on', 'from now on'],
    ['we always use tabs', 'always', 'always'],
    ['以后都用中文回复', 'from-now-on', '以后'],
  ])('shows the words of "%s" that speak for %s', (text, id, words) => {
    const folded = fold(text)
    const matches = matcher.find({ folded, words: folded.slice(1, -1).split(' ') }, ['any', 'en', 'zh'])
    const match = matches.get(cueTable.findIndex((cue) => cue.id === id))
    expect(match && wordsOf(match, folded)).toBe(words)
  })
})

function wordsOf(match: Match, folded: string): string {
  return folded.slice(match.at, endOf(match, folded)).trim()
}
