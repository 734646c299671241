import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileCues } from '../../src/extract/compile-cues.ts'
import { automatonOf } from '../../src/extract/cue-automata.ts'
import { createMatcher } from '../../src/extract/cue-matcher.ts'
import { cueTable } from '../../src/extract/cue-table.ts'
import { LANGUAGES, UNSPACED, type Language } from '../../src/extract/cue.ts'
import { foldWords, joinWords } from '../../src/extract/fold.ts'
import { packAutomaton, unpackAutomaton } from '../../src/extract/packed-automaton.ts'

const WORDS = [...new Set(cueTable.flatMap(({ yes, no }) => [...yes, ...no]).flatMap((example) => example.split(' ')))]

function sentenceOf(text: string) {
  const words = foldWords(text)
  return { folded: joinWords(words), words }
}

describe('createMatcher()', () => {
  const matcher = createMatcher(cueTable, automatonOf)

  test.each(LANGUAGES)('finds by its automaton what each whole expression of %s finds', (language) => {
    const bounded = language !== 'any' && !UNSPACED.has(language)
    const whole = cueTable.map(({ expression }) => {
      const source = expression[language]
      if (source === undefined) return undefined
      return bounded ? new RegExp(` (?:${source.replace(/(?<![[\\])\^/g, '(?<=^ )')})(?= )`) : new RegExp(source)
    })
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 14 }), (words) => {
        const sentence = sentenceOf(words.join(' '))
        const found = matcher.find(sentence, [language])
        const places = whole.map((expression) => expression?.exec(sentence.folded)?.index)
        expect([...found.keys()].toSorted((a, b) => a - b)).toEqual(
          places.flatMap((place, cue) => (place === undefined ? [] : [cue])),
        )
        // An expression for words begins with the space before the first.
        for (const [cue, { from }] of found) expect(from).toBe((places[cue] ?? NaN) + (bounded ? 1 : 0))
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    ['from now on use tabs', 'from-now-on', 'from now on'],
    ['we always use tabs', 'always', 'always'],
    ['以后都用中文回复', 'from-now-on', '以后'],
    ['dont you ever push', 'never', 'dont you'],
  ])('shows the words of "%s" that speak for %s', (text, id, words) => {
    const sentence = sentenceOf(text)
    const match = matcher.find(sentence, ['any', 'en', 'zh']).get(cueTable.findIndex((cue) => cue.id === id))
    expect(match && sentence.folded.slice(match.from, match.to)).toBe(words)
  })

  test('begins each sentence anew', () => {
    matcher.find(sentenceOf('we always use'), ['en'])
    expect([...matcher.find(sentenceOf('now on'), ['en']).keys()]).not.toContain(
      cueTable.findIndex(({ id }) => id === 'from-now-on'),
    )
  })

  test('takes time in line with the length of what it reads', () => {
    // Every word begins what the next ones may go on with.
    const sentence = sentenceOf('dont use the '.repeat(5000))
    expect(matcher.find(sentence, ['en']).size).toBeGreaterThan(0)
  })
})

describe('packAutomaton()', () => {
  test.each<Language>(['en', 'ru', 'ja'])('gives back all of %s', (language) => {
    const automaton = automatonOf(language)
    const { firstEdges, edgeSymbols, edgeTargets, moves, ...strings } = unpackAutomaton(
      JSON.parse(JSON.stringify(packAutomaton(automaton))),
    )
    expect({
      ...strings,
      firstEdges: Array.from(firstEdges),
      edgeSymbols: Array.from(edgeSymbols),
      edgeTargets: Array.from(edgeTargets),
      moves: Array.from(moves),
    }).toEqual(automaton)
  })

  test('packs what is empty', () => {
    const empty = compileCues([], 'en')
    expect(unpackAutomaton(packAutomaton(empty)).symbols).toEqual([])
  })
})
