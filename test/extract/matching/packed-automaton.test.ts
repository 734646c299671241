import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/extract/cues/cue.ts'
import { compileCues } from '../../../src/extract/matching/compile-cues.ts'
import { automatonOf } from '../../../src/extract/matching/cue-automata.ts'
import { packAutomaton, unpackAutomaton } from '../../../src/extract/matching/packed-automaton.ts'

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

  test('packs what is empty, and nothing that sixteen bits do not hold', () => {
    const empty = compileCues([], 'en')
    expect(unpackAutomaton(packAutomaton(empty))).toMatchObject({ symbols: [], patterns: [], assertions: [] })
    expect(() => packAutomaton({ ...empty, moves: [0x10000] })).toThrow(RangeError)
  })

  test('packs more edges than sixteen bits can count', () => {
    const firstEdges = [0, 40_000, 80_000]
    const packed = packAutomaton({ ...compileCues([], 'en'), firstEdges })
    expect(Array.from(unpackAutomaton(packed).firstEdges)).toEqual(firstEdges)
  })
})
