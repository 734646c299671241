import { describe, expect, test } from 'vitest'
import { edgeBoundsOf } from '../../../src/extract/matching/automaton.ts'

describe('edgeBoundsOf()', () => {
  test('counts more edges than sixteen bits can', () => {
    // One symbol, number 0; everything above it is a pattern. The second state has a pattern only.
    const edgeSymbols = [...Array.from({ length: 70_000 }, () => 0), 1]
    const automaton = {
      symbols: ['a'],
      patterns: ['[^ ]+'],
      assertions: [],
      firstEdges: [0, 70_000, 70_001],
      edgeSymbols,
      edgeTargets: [],
      moves: [],
    }
    expect(Array.from(edgeBoundsOf(automaton))).toEqual([0, 70_000, 70_000, 70_000, 70_001])
  })
})
