import { getOrMake } from '../../base/get-or-make.ts'
import { anyWordOf, edgeOf, NO_EDGE, NO_STATE, START, WITHIN, type Automaton } from './automaton.ts'
import { createSymbolReader, type SymbolReader, UNKNOWN } from './symbol-reader.ts'

/** No kind: for words and units that have not come up yet. */
export const NO_KIND = 0

/** What the record of a kind holds, number by number (see `SymbolKinds.records`). */
export const [ITSELF, PATTERNS, FROM_START, FROM_WITHIN, FROM_ANY_WORD] = [0, 1, 2, 3, 4]
/** How many numbers a record has: a power of two, so that none lies across two lines of the processor's cache. */
export const RECORD = 8

/**
 * Groups words or units that are the same to all cues: what they are read as, and where they lead from both starting states and from the state
 * of matches that began with any word. Most words are of one kind: no cue knows them. All numbers of a kind are side by side,
 * and so are all lists: every word needs some, and waiting for memory takes longer than the work. The arrays are replaced when they grow.
 */
export class SymbolKinds {
  /**
   * For each kind: the number of the symbol or `UNKNOWN`; where in `patterns` the bits of those that it matches begin; where in `lists` the
   * targets begin from the starting state of a sentence, from the one within it, and from the state of matches that began with any word.
   */
  records = new Int32Array(RECORD * 256)
  /** Rows of bits, in each one for every pattern. */
  patterns = new Int32Array(1024)
  /**
   * Lists of targets (see `Automaton.edgeTargets`): the length, then the targets, a symbol's own before those of its patterns. The first is
   * empty.
   */
  lists = new Uint16Array(1024)
  readonly #automaton: Automaton
  readonly #anyWord: number
  readonly #read: SymbolReader
  readonly #kindBySymbol: Uint16Array
  readonly #kindByPatterns = new Map<string, number>()
  #recordsEnd = RECORD
  #patternsEnd = 0
  #listsEnd = 1

  constructor(automaton: Automaton) {
    this.#automaton = automaton
    this.#anyWord = anyWordOf(automaton)
    this.#read = createSymbolReader(automaton)
    this.#kindBySymbol = new Uint16Array(automaton.symbols.length)
  }

  /** The kind of a symbol: its record begins at `RECORD` times that. Slow, so the caller caches it. */
  kindOf(symbol: string): number {
    const { itself, patterns } = this.#read(symbol)
    const kind = this.#kindOfPatterns(patterns)
    if (itself === UNKNOWN) return kind
    const row = this.records[RECORD * kind + PATTERNS] as number
    return (this.#kindBySymbol[itself] ||= this.#add(itself, row, [itself, ...patterns]))
  }

  /** For symbols no cue names: all that match the same patterns. */
  #kindOfPatterns(patterns: readonly number[]): number {
    const make = () => this.#add(UNKNOWN, this.#addRow(patterns), patterns)
    return getOrMake(this.#kindByPatterns, patterns.join(' '), make)
  }

  /** Adds a kind whose symbols can be read as these, a symbol's own number before those of its patterns. */
  #add(itself: number, row: number, readings: readonly number[]): number {
    const record = this.#recordsEnd
    this.#recordsEnd += RECORD
    this.records = withRoom(this.records, this.#recordsEnd)
    this.records[record + ITSELF] = itself
    this.records[record + PATTERNS] = row
    this.records[record + FROM_START] = this.#addList(this.#targetsFrom(START, readings))
    // The state of matches that began with any word is never entered: its edges are tried directly.
    const fromWithin = this.#targetsFrom(WITHIN, readings).filter((target) => target !== this.#anyWord)
    this.records[record + FROM_WITHIN] = this.#addList(fromWithin)
    this.records[record + FROM_ANY_WORD] = this.#addList(
      this.#anyWord === NO_STATE ? [] : this.#targetsFrom(this.#anyWord, readings),
    )
    return record / RECORD
  }

  /** Adds the bits of patterns: where they begin in `patterns`. */
  #addRow(matched: readonly number[]): number {
    const { symbols, patterns } = this.#automaton
    const row = this.#patternsEnd
    this.#patternsEnd += (patterns.length + 31) >> 5
    this.patterns = withRoom(this.patterns, this.#patternsEnd)
    for (const number of matched) {
      const pattern = number - symbols.length
      const at = row + (pattern >> 5)
      this.patterns[at] = (this.patterns[at] as number) | (1 << (pattern & 31))
    }
    return row
  }

  /** Adds a list of targets: where it begins in `lists`. */
  #addList(targets: readonly number[]): number {
    if (targets.length === 0) return 0
    const begin = this.#listsEnd
    this.#listsEnd += targets.length + 1
    this.lists = withRoom(this.lists, this.#listsEnd)
    this.lists.set([targets.length, ...targets], begin)
    return begin
  }

  /** Where symbols and patterns lead from a state, those of them that lead anywhere. */
  #targetsFrom(state: number, readings: readonly number[]): number[] {
    const { edgeSymbols, edgeTargets, firstEdges } = this.#automaton
    const targets: number[] = []
    for (const reading of readings) {
      const edge = edgeOf(edgeSymbols, reading, firstEdges[state] as number, firstEdges[state + 1] as number)
      if (edge !== NO_EDGE) targets.push(edgeTargets[edge] as number)
    }
    return targets
  }
}

/** The numbers in an array that has room for as many. */
function withRoom<Numbers extends Int32Array | Uint16Array>(numbers: Numbers, count: number): Numbers {
  if (count <= numbers.length) return numbers
  const grown = new (numbers.constructor as new (length: number) => Numbers)(2 * count)
  grown.set(numbers)
  return grown
}
