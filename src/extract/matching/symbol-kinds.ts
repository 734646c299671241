import { anyWordOf, edgeOf, NO_EDGE, NOWHERE, WITHIN, type Automaton } from './automaton.ts'
import { createSymbolReader, UNKNOWN } from './symbol-reader.ts'

/** No kind: for words and units that have not come up yet. */
export const NO_KIND = 0

/** What the record of a kind holds, number by number (see `SymbolKinds.records`). */
export const [ITSELF, PATTERNS, FIRSTS, SECONDS] = [0, 1, 2, 3]
/** How many numbers a record has. */
export const RECORD = 4

/**
 * Groups words or units that are the same to all cues: what they are read as, and where they lead from the starting places and from the
 * place of matches that began with any word. Most words are of one kind: no cue knows them. All numbers of a kind stand side by side, and so
 * do all lists: every word needs some, and waiting for memory takes longer than the work. The arrays are replaced when they grow.
 */
export class SymbolKinds {
  /**
   * For each kind: the number of the symbol or `UNKNOWN`; where in `patterns` the bits of those that it matches begin; where in `lists` the
   * targets from the starting place within a sentence begin, and those from the place of matches that began with any word.
   */
  records = new Int32Array(RECORD * 256)
  patterns = new Int32Array(1024)
  /** Lists of targets (see `Automaton.edgeTargets`): the length, then the targets, a symbol's own before those of its patterns. The first is empty. */
  lists = new Uint16Array(1024)
  readonly #automaton: Automaton
  readonly #bounds: Uint32Array
  readonly #anyWord: number
  readonly #read: ReturnType<typeof createSymbolReader>
  readonly #kindBySymbol: Uint16Array
  readonly #byPatterns = new Map<string, PatternKind>()
  #recordsEnd = RECORD
  #patternsEnd = 0
  #listsEnd = 1

  constructor(automaton: Automaton, bounds: Uint32Array) {
    this.#automaton = automaton
    this.#bounds = bounds
    this.#anyWord = anyWordOf(automaton)
    this.#read = createSymbolReader(automaton)
    this.#kindBySymbol = new Uint16Array(automaton.symbols.length)
  }

  /** The kind of a symbol: its record begins at `RECORD` times that. Slow, so the caller caches it. */
  kindOf(symbol: string): number {
    const { itself, patterns } = this.#read(symbol)
    const byPatterns = this.#kindOfPatterns(patterns)
    if (itself === UNKNOWN) return byPatterns.kind
    return (this.#kindBySymbol[itself] ||= this.#addSymbol(itself, byPatterns))
  }

  /** For symbols no cue names: all that match the same patterns. */
  #kindOfPatterns(matched: readonly number[]): PatternKind {
    const key = matched.join(' ')
    const known = this.#byPatterns.get(key)
    if (known !== undefined) return known
    const { symbols, patterns } = this.#automaton
    const row = this.#patternsEnd
    this.#patternsEnd += (patterns.length + 31) >> 5
    this.patterns = withRoom(this.patterns, this.#patternsEnd)
    for (const pattern of matched) {
      const bit = pattern - symbols.length
      this.patterns[row + (bit >> 5)] = (this.patterns[row + (bit >> 5)] as number) | (1 << (bit & 31))
    }
    const targetsFrom = (place: number): number[] =>
      matched.flatMap((pattern) => this.#target(pattern, this.#bounds[2 * place + 1], this.#bounds[2 * place + 2]))
    const firsts = targetsFrom(WITHIN)
    const seconds = this.#anyWord === NOWHERE ? [] : targetsFrom(this.#anyWord)
    const added = { kind: this.#add(UNKNOWN, row, firsts, seconds), row, firsts, seconds }
    this.#byPatterns.set(key, added)
    return added
  }

  #addSymbol(itself: number, { row, firsts, seconds }: PatternKind): number {
    const targetFrom = (place: number) => this.#target(itself, this.#bounds[2 * place], this.#bounds[2 * place + 1])
    const ownSeconds = this.#anyWord === NOWHERE ? [] : targetFrom(this.#anyWord)
    return this.#add(itself, row, [...targetFrom(WITHIN), ...firsts], [...ownSeconds, ...seconds])
  }

  #add(itself: number, row: number, firsts: readonly number[], seconds: readonly number[]): number {
    const record = this.#recordsEnd
    this.#recordsEnd += RECORD
    this.records = withRoom(this.records, this.#recordsEnd)
    this.records[record + ITSELF] = itself
    this.records[record + PATTERNS] = row
    // The place of matches that began with any word is not gone to: its edges are tried directly.
    this.records[record + FIRSTS] = this.#addList(firsts.filter((target) => target !== this.#anyWord))
    this.records[record + SECONDS] = this.#addList(seconds)
    return record / RECORD
  }

  #addList(targets: readonly number[]): number {
    if (targets.length === 0) return 0
    const begin = this.#listsEnd
    this.#listsEnd += targets.length + 1
    this.lists = withRoom(this.lists, this.#listsEnd)
    this.lists.set([targets.length, ...targets], begin)
    return begin
  }

  /** Where a symbol or pattern leads among some edges: to one target, or nowhere. */
  #target(symbol: number, first = 0, end = 0): number[] {
    const edge = edgeOf(this.#automaton.edgeSymbols, symbol, first, end)
    return edge === NO_EDGE ? [] : [this.#automaton.edgeTargets[edge] as number]
  }
}

/** The kind of all symbols that match the same patterns and that no cue names, and what its record is made of. */
type PatternKind = {
  readonly kind: number
  readonly row: number
  readonly firsts: readonly number[]
  readonly seconds: readonly number[]
}

/** The numbers in an array that has room for as many. */
function withRoom<Numbers extends Int32Array | Uint16Array>(numbers: Numbers, count: number): Numbers {
  if (count <= numbers.length) return numbers
  const grown = new (numbers.constructor as new (length: number) => Numbers)(2 * count)
  grown.set(numbers)
  return grown
}
