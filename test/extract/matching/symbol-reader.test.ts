import { describe, expect, test } from 'vitest'
import { cueTable } from '../../../src/extract/cues/cue-table.ts'
import { LANGUAGES } from '../../../src/extract/cues/cue.ts'
import { automatonOf } from '../../../src/extract/matching/cue-automata.ts'
import { createSymbolReader, UNKNOWN } from '../../../src/extract/matching/symbol-reader.ts'
import { foldSentence } from '../../../src/extract/view/fold.ts'
import * as fc from '../../helpers/property.ts'

const WORDS = [
  ...new Set(
    cueTable.flatMap(({ yes, no }) => [...yes, ...no]).flatMap((text) => foldSentence(text).folded.split(' ')),
  ),
].filter((word) => word !== '')

/** Words as they are, with a letter or a digit more at either end, and without their first or last letter. */
const symbols = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom('', 'a', 's', '7', '用'), fc.nat({ max: 4 }))
  .map(([word, letter, way]) => [word, word + letter, letter + word, word.slice(1), word.slice(0, -1)][way] ?? '')
  .filter((symbol) => symbol !== '')

describe('createSymbolReader()', () => {
  test.each(LANGUAGES)('reads a symbol of %s as the expressions of its patterns do', (language) => {
    const automaton = automatonOf(language)
    const read = createSymbolReader(automaton)
    const expressions = automaton.patterns.map((source) => new RegExp(`^(?:${source})$`))
    const wholly = (symbol: string) =>
      expressions.flatMap((expression, place) => (expression.test(symbol) ? [automaton.symbols.length + place] : []))
    const compare = (symbol: string): void => {
      expect([symbol, read(symbol).patterns]).toEqual([symbol, wholly(symbol)])
    }
    fc.assert(fc.property(symbols, compare), { numRuns: 2000 })
    // What cues themselves say, as letters: beginnings and ends without anything beside them, and with.
    for (const source of automaton.patterns)
      for (const rest of ['', 'x', '3x'])
        compare(source.replaceAll(/\[[^\]]*\](?:[*+]|\{[^}]*\})?/g, rest).replaceAll('\\', '') || 'x')
  })

  test('knows what a cue names by its number', () => {
    const automaton = automatonOf('en')
    const read = createSymbolReader(automaton)
    expect(automaton.symbols.map((symbol) => read(symbol).itself)).toEqual([...automaton.symbols.keys()])
    expect(read('gizmo-that-no-cue-names').itself).toBe(UNKNOWN)
  })
})
