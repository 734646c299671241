import { describe, expect, test } from 'vitest'
import { cueTable } from '../../../src/extract/cues/cue-table.ts'
import { compileCues } from '../../../src/extract/matching/compile-cues.ts'
import { createMatcher } from '../../../src/extract/matching/cue-matcher.ts'
import { foldSentence } from '../../../src/extract/view/fold.ts'
import { guessLanguage } from '../../../src/extract/view/language.ts'
import { readWords } from '../../../src/extract/view/reading.ts'
import { languageOfLetters } from '../../../src/extract/view/telling-letters.ts'

/** A short example does not always show its language, as the sentences around it would. */
const EVERY_LATIN = ['en', 'de', 'fr', 'es', 'pt', 'it'] as const

function viewOf(sentence: string) {
  const folded = foldSentence(sentence)
  return { ...folded, languages: guessLanguage(folded, readWords(folded.words, languageOfLetters(sentence))).languages }
}

/** The alternatives of each group, and of the whole, with the groups inside them as they are. */
function alternativesIn(source: string): string[][] {
  const done: string[][] = []
  const open = [['']]
  for (const [piece] of source.matchAll(/\\.|\[[^\]]*\]|\((?:\?(?:[:=!]|<[=!]))?|[^]/g)) {
    const group = open.at(-1) ?? []
    if (piece === '|') group.push('')
    else if (piece !== ')') group[group.length - 1] += piece
    if (piece.startsWith('(')) open.push([''])
    if (piece !== ')') continue
    done.push(group)
    open.pop()
    const outer = open.at(-1) ?? []
    outer[outer.length - 1] += `${group.join('|')})`
  }
  return [...done, ...open]
}

describe.each(cueTable)('cue $id', (cue) => {
  const matcher = createMatcher([cue], (language) => compileCues([cue], language))

  test.each(cue.yes)('finds "%s"', (sentence) => {
    const { languages, ...view } = viewOf(sentence)
    expect(matcher.find(view, [...languages, ...EVERY_LATIN])).toHaveLength(1)
  })

  test.each(cue.no)('does not find "%s"', (sentence) => {
    const { languages, ...view } = viewOf(sentence)
    expect(matcher.find(view, languages)).toHaveLength(0)
  })

  test('says why, in which direction, and shows both sides', () => {
    expect(cue.because).not.toBe('')
    expect(cue.weight).not.toBe(0)
    expect(cue.yes.length).toBeGreaterThan(0)
    expect(cue.no.length).toBeGreaterThan(0)
  })

  test('has no capital letter: what it is matched with is in lower case', () => {
    for (const source of Object.values(cue.expression))
      expect(source.replaceAll(/\\p\{[^}]*\}|\\./g, '')).not.toMatch(/[A-Z]/)
  })

  test('has no nested quantifier: what belongs to no language, and what looks around, is matched as an expression', () => {
    for (const source of Object.values(cue.expression)) {
      expect(source).not.toMatch(/\([^()]*[+*][^()]*\)[+*]/)
      expect(source).not.toMatch(/\.\*|\.\+/)
    }
  })

  test('has no alternative twice in one group', () => {
    const groups = Object.values(cue.expression).flatMap(alternativesIn)
    expect(groups.flatMap((group) => group.filter((one, at) => group.indexOf(one) !== at))).toEqual([])
  })
})

test('cueTable gives every cue an id of its own', () => {
  expect(new Set(cueTable.map(({ id }) => id)).size).toBe(cueTable.length)
})
