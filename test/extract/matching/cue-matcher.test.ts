import { describe, expect, test } from 'vitest'
import { cueTable } from '../../../src/extract/cues/cue-table.ts'
import { LANGUAGES, UNSPACED, type Language } from '../../../src/extract/cues/cue.ts'
import { type Automaton, NO_STATE, START, WITHIN } from '../../../src/extract/matching/automaton.ts'
import { automatonOf } from '../../../src/extract/matching/cue-automata.ts'
import { createMatcher } from '../../../src/extract/matching/cue-matcher.ts'
import { matchOf } from '../../../src/extract/matching/matches.ts'
import { foldSentence } from '../../../src/extract/view/fold.ts'
import type { FoldedSentence } from '../../../src/extract/view/split-words.ts'
import { wordOf } from '../../../src/extract/view/word-numbers.ts'
import * as fc from '../../helpers/property.ts'

const WORDS = [...new Set(cueTable.flatMap(({ yes, no }) => [...yes, ...no]).flatMap((example) => example.split(' ')))]

/** A folded sentence of words that are parted already. */
function sentenceOf(words: readonly string[], between = ' '): FoldedSentence {
  let length = 0
  return {
    folded: ` ${words.join(between)} `,
    words: words.map(wordOf),
    ends: words.map((word) => (length += 1 + word.length)),
    alphabets: 0,
  }
}

/** A text that a pattern matches: of each class its first letter or its last. */
function filled(pattern: string, last: boolean): string {
  const text = pattern
    .replaceAll(/\[\^[^\]]*\]|(?<!\\)\./g, 'x')
    .replaceAll(/\[([^\]])[^\]]*?([^\]])?\]/g, (_, first: string, end: string) => (last && end ? end : first))
    .replaceAll(/(.)\{(\d+),?\d*\}/g, (_, letter: string, least: string) => letter.repeat(Number(least)))
  return text.replaceAll(/(?<!\\)[+*?]/g, '').replaceAll('\\', '')
}

/** Where an edge leads, if anywhere. */
function stateBehind({ edgeTargets, firstEdges, moves }: Automaton, edge: number): number {
  const target = edgeTargets[edge] ?? 0
  const stateCount = firstEdges.length - 1
  if (target < stateCount) return target
  // The last number of a list is the state that its last move leads to.
  const list = target - stateCount
  let at = list + 1
  let state = NO_STATE
  for (let left = moves[list] ?? 0; left > 0; left--) {
    for (let part = 0; part < 3; part++) at += 1 + (moves[at] ?? 0)
    state = moves[at++] ?? NO_STATE
  }
  return state === NO_STATE ? WITHIN : state
}

/** What an automaton reads when it takes these of its edges, each choice a number, now and then one from its beginning. */
function readAlong(automaton: Automaton, choices: readonly number[]): string[] {
  const { firstEdges, edgeSymbols, symbols, patterns } = automaton
  let state = START
  return choices.map((choice) => {
    if (choice % 11 === 0) state = WITHIN
    const first = firstEdges[state] ?? 0
    const count = (firstEdges[state + 1] ?? 0) - first
    if (count === 0) return 'x'
    const edge = first + (choice % count)
    const symbol = edgeSymbols[edge] ?? 0
    state = stateBehind(automaton, edge)
    return symbols[symbol] ?? filled(patterns[symbol - symbols.length] ?? '', choice % 2 === 0)
  })
}

describe('createMatcher()', () => {
  const matcher = createMatcher(cueTable, automatonOf)
  const ofLanguages = createMatcher(
    cueTable.map(({ expression: { any: _ofNone, ...expression }, ...cue }) => ({ ...cue, expression })),
    automatonOf,
  )

  /** The whole expression of each cue, as its author means it: a sentence begins behind a space, as a look-behind says itself. */
  function wholeExpressions(language: Language): Array<RegExp | undefined> {
    const bounded = !UNSPACED.has(language)
    return cueTable.map(({ expression: { [language]: source } }) => {
      if (source === undefined) return undefined
      return bounded ? new RegExp(` (?:${source.replace(/(?<![[\\!=])\^/g, '(?<=^ )')})(?= )`) : new RegExp(source)
    })
  }

  /** Which cues begin where: by the automaton, and by the expressions. */
  function bothWays(sentence: FoldedSentence, language: Language, whole: ReadonlyArray<RegExp | undefined>) {
    const bounded = !UNSPACED.has(language)
    const found = ofLanguages.find(sentence, [language]).map(({ cue, from }) => [cue, from] as const)
    const expected = whole.flatMap((expression, cue) => {
      const place = expression?.exec(sentence.folded)?.index
      // An expression for words begins with the space before the first.
      return place === undefined ? [] : [[cue, bounded ? place + 1 : place] as const]
    })
    return { found, expected }
  }

  test.each(LANGUAGES)('finds by its automaton what each whole expression of %s finds', (language) => {
    const whole = wholeExpressions(language)
    const sentences = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(sentences, (words) => {
        const { found, expected } = bothWays(foldSentence(words.join(' ')), language, whole)
        expect(found).toEqual(expected)
      }),
      { numRuns: 80 },
    )
    const automaton = automatonOf(language)
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 14 }), (choices) => {
        const texts = readAlong(automaton, choices)
        const { found, expected } = bothWays(sentenceOf(texts, UNSPACED.has(language) ? '' : ' '), language, whole)
        expect(found).toEqual(expected)
      }),
      { numRuns: 400 },
    )
  })

  test('finds what belongs to no language, whatever the languages are', () => {
    const found = matcher.find(foldSentence('is it src/a.ts ?'), [])
    expect(found.map(({ cue }) => cueTable[cue]?.id)).toEqual(['asks'])
  })

  test.each<[Language, string]>([
    ['zh', '只有一'],
    ['en', 'need ~ ax'],
  ])('finds in %s what stands in the place of a digit in "%s"', (language, text) => {
    const { found, expected } = bothWays(sentenceOf(text.split(' ')), language, wholeExpressions(language))
    expect(found).not.toEqual([])
    expect(found).toEqual(expected)
  })

  test.each([
    ['from now on use tabs', 'from-now-on', 'from now on'],
    ['we always use tabs', 'always', 'always'],
    ['以后都用中文回复', 'from-now-on', '以后'],
    ['dont you ever push', 'never', 'dont you'],
  ])('shows the words of "%s" that speak for %s', (text, id, words) => {
    const sentence = foldSentence(text)
    const matches = matcher.find(sentence, ['en', 'zh'])
    const match = matchOf(
      matches,
      cueTable.findIndex((cue) => cue.id === id),
    )
    expect(match && sentence.folded.slice(match.from, match.to)).toBe(words)
  })

  test('begins each sentence anew', () => {
    matcher.find(foldSentence('we always use'), ['en'])
    expect(matcher.find(foldSentence('now on'), ['en']).map(({ cue }) => cue)).not.toContain(
      cueTable.findIndex(({ id }) => id === 'from-now-on'),
    )
  })
})
