import { anyWordOf, edgeOf, NO_EDGE, NOWHERE, WITHIN, type Automaton } from './automaton.ts'
import { createSymbolReader, UNKNOWN } from './symbol-reader.ts'

/**
 * Groups words or units that are the same to all cues: what they are read as, and where they lead from the starting places and from the
 * place of matches that began with any word. Most words are of one kind: no cue knows them.
 */
export type SymbolKind = {
  /** The number of the symbol, or `UNKNOWN`. */
  readonly itself: number
  /** By pattern, 1 if it matches. */
  readonly matches: Uint8Array
  readonly firsts: readonly number[]
  readonly seconds: readonly number[]
}

/** No kind: for words and units that have not come up yet. */
export const NO_KIND = 0

export type SymbolKinds = {
  readonly kinds: readonly SymbolKind[]
  /** The index in `kinds` for a symbol. Slow, so the caller caches it. */
  readonly kindOf: (symbol: string) => number
}

export function createSymbolKinds(automaton: Automaton, firstPatterns: Uint32Array): SymbolKinds {
  const { firstEdges, edgeSymbols, edgeTargets, patterns, symbols } = automaton
  const anyWord = anyWordOf(automaton)
  const read = createSymbolReader(automaton)
  const kinds: SymbolKind[] = [{ itself: UNKNOWN, matches: new Uint8Array(), firsts: [], seconds: [] }]
  const kindBySymbol = new Uint16Array(symbols.length)
  const kindByPatterns = new Map<string, number>()
  return {
    kinds,
    kindOf(symbol) {
      const { itself, patterns: matched } = read(symbol)
      if (itself === UNKNOWN) return kindOfPatterns(matched)
      return (kindBySymbol[itself] ||= addSymbol(itself, kinds[kindOfPatterns(matched)] as SymbolKind))
    },
  }

  /** For symbols no cue names: all that match the same patterns. */
  function kindOfPatterns(matched: readonly number[]): number {
    const key = matched.join(' ')
    let kind = kindByPatterns.get(key)
    if (kind === undefined) kindByPatterns.set(key, (kind = addPatterns(matched)))
    return kind
  }

  function addPatterns(matched: readonly number[]): number {
    const matches = new Uint8Array(patterns.length)
    for (const pattern of matched) matches[pattern - symbols.length] = 1
    const targetsFrom = (place: number): number[] => matched.flatMap((pattern) => patternTarget(place, pattern) ?? [])
    return add({
      itself: UNKNOWN,
      matches,
      firsts: targetsFrom(WITHIN).filter((target) => target !== anyWord),
      seconds: anyWord === NOWHERE ? [] : targetsFrom(anyWord),
    })
  }

  /** Where a symbol itself leads comes before where its patterns lead. */
  function addSymbol(itself: number, { matches, firsts, seconds }: SymbolKind): number {
    const first = symbolTarget(WITHIN, itself)
    const second = anyWord === NOWHERE ? undefined : symbolTarget(anyWord, itself)
    return add({
      itself,
      matches,
      firsts: first === undefined || first === anyWord ? firsts : [first, ...firsts],
      seconds: second === undefined ? seconds : [second, ...seconds],
    })
  }

  function add(kind: SymbolKind): number {
    return kinds.push(kind) - 1
  }

  function symbolTarget(place: number, symbol: number): number | undefined {
    return targetOf(edgeOf(edgeSymbols, symbol, firstEdges[place] as number, firstPatterns[place] as number))
  }

  function patternTarget(place: number, pattern: number): number | undefined {
    return targetOf(edgeOf(edgeSymbols, pattern, firstPatterns[place] as number, firstEdges[place + 1] as number))
  }

  function targetOf(edge: number): number | undefined {
    return edge === NO_EDGE ? undefined : edgeTargets[edge]
  }
}
