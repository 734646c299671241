import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/extract/cues/cue.ts'
import { anyWordOf, type Automaton, NO_STATE, WITHIN } from '../../../src/extract/matching/automaton.ts'
import { automatonOf } from '../../../src/extract/matching/cue-automata.ts'
import {
  FROM_ANY_WORD,
  FROM_WITHIN,
  ITSELF,
  NO_KIND,
  PATTERNS,
  RECORD,
  SymbolKinds,
} from '../../../src/extract/matching/symbol-kinds.ts'
import { createSymbolReader, type SymbolReader, UNKNOWN } from '../../../src/extract/matching/symbol-reader.ts'

/** What the record of a symbol's kind says, its lists and bits spelt out. */
function toldOf(kinds: SymbolKinds, { symbols, patterns }: Automaton, symbol: string) {
  const record = RECORD * kinds.kindOf(symbol)
  const listAt = (offset: number): number[] => {
    const list = kinds.records[record + offset] ?? 0
    return Array.from(kinds.lists.subarray(list + 1, list + 1 + (kinds.lists[list] ?? 0)))
  }
  const row = kinds.records[record + PATTERNS] ?? 0
  const isMatched = (pattern: number): boolean =>
    (((kinds.patterns[row + (pattern >> 5)] ?? 0) >> (pattern & 31)) & 1) === 1
  return {
    itself: kinds.records[record + ITSELF],
    patterns: [...patterns.keys()].filter(isMatched).map((pattern) => symbols.length + pattern),
    fromWithin: listAt(FROM_WITHIN),
    fromAnyWord: listAt(FROM_ANY_WORD),
  }
}

/** The same, asked of each edge. */
function expectedOf(automaton: Automaton, read: SymbolReader, symbol: string) {
  const { firstEdges, edgeSymbols, edgeTargets } = automaton
  const { itself, patterns } = read(symbol)
  const anyWord = anyWordOf(automaton)
  const targetsFrom = (state: number): number[] => {
    const targets: number[] = []
    for (let edge = firstEdges[state] ?? 0; edge < (firstEdges[state + 1] ?? 0); edge++)
      if (edgeSymbols[edge] === itself || patterns.includes(edgeSymbols[edge] ?? -1))
        targets.push(edgeTargets[edge] ?? -1)
    return targets
  }
  return {
    itself,
    patterns: [...patterns],
    fromWithin: targetsFrom(WITHIN).filter((target) => target !== anyWord),
    fromAnyWord: anyWord === NO_STATE ? [] : targetsFrom(anyWord),
  }
}

/** One state within a sentence, from which two symbols and two patterns lead elsewhere. */
const SMALL: Automaton = {
  symbols: ['use', 'uses'],
  patterns: ['use[^ ]*', '[^ ]*s'],
  assertions: [],
  firstEdges: [0, 0, 4, 4, 4, 4, 4],
  edgeSymbols: [0, 1, 2, 3],
  edgeTargets: [2, 3, 4, 5],
  moves: [],
}

describe('SymbolKinds', () => {
  test.each(LANGUAGES)('tells of every symbol and pattern of %s what the edges do', (language) => {
    const automaton = automatonOf(language)
    const read = createSymbolReader(automaton)
    const kinds = new SymbolKinds(automaton)
    const matched = automaton.patterns.map((source) =>
      source.replaceAll(/\[[^\]]*\](?:[*+]|\{[^}]*\})?/g, 'x').replaceAll('\\', ''),
    )
    // The first ones again after everything has grown.
    const symbols = [...matched, ...automaton.symbols, ...matched, 'gizmo', '7']
    expect(symbols.map((symbol) => toldOf(kinds, automaton, symbol))).toEqual(
      symbols.map((symbol) => expectedOf(automaton, read, symbol)),
    )
  })

  test('puts what a symbol itself leads to before what its patterns do', () => {
    const kinds = new SymbolKinds(SMALL)
    expect(toldOf(kinds, SMALL, 'uses')).toEqual({
      itself: 1,
      patterns: [2, 3],
      fromWithin: [3, 4, 5],
      fromAnyWord: [],
    })
    expect(toldOf(kinds, SMALL, 'used')).toEqual({ itself: UNKNOWN, patterns: [2], fromWithin: [4], fromAnyWord: [] })
    expect(toldOf(kinds, SMALL, 'gizmo')).toEqual({ itself: UNKNOWN, patterns: [], fromWithin: [], fromAnyWord: [] })
  })

  test('has one kind for all that no cue tells apart', () => {
    const kinds = new SymbolKinds(SMALL)
    const kind = kinds.kindOf('gizmo')
    expect(kind).not.toBe(NO_KIND)
    expect(kinds.kindOf('widget')).toBe(kind)
    expect(kinds.kindOf('useful')).toBe(kinds.kindOf('used'))
    expect(new Set(['gizmo', 'used', 'use', 'uses', 'is'].map((symbol) => kinds.kindOf(symbol))).size).toBe(5)
  })
})
