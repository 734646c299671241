import { NOWHERE, START, WITHIN, type Automaton } from './automaton.ts'
import { createSymbolReader, UNKNOWN, type SymbolReading } from './symbol-reader.ts'

/** A folded sentence and its words, in order: `folded` is they, each between single spaces. */
export type FoldedSentence = { readonly folded: string; readonly words: readonly string[] }

/** Where a cue holds in a folded sentence, in UTF-16 units: the first place, and what begins there at its longest. */
export type Match = { readonly from: number; readonly to: number }

/** Matches by the place of their cue in the table. */
export type Found = Map<number, Match>

/** Adds what is found in a sentence. */
export type CueMachine = (sentence: FoldedSentence, found: Found) => void

/** A word or unit as it is read, and what leads on from where matches begin. */
type Known = SymbolReading & { readonly beginnings: readonly number[] }

/** As many words are remembered; then all are forgotten. */
const MOST_KNOWN = 20_000

/**
 * Sets up the reading of sentences by an automaton. All matches that have begun go on together, a step with each symbol, so that nothing is
 * read twice; of two that come to the same place, the one that began earlier stays. Time is linear in the length, whatever it says.
 */
export function createMachine(automaton: Automaton, unspaced: boolean): CueMachine {
  const { firstEdges, edgeSymbols, edgeMoves, moves } = automaton
  const placeCount = firstEdges.length - 1
  const firstPatterns = firstPatternsOf(automaton)
  const looks = automaton.looks.map(() => undefined as RegExp | undefined)
  const read = createSymbolReader(automaton)
  const known = new Map<string, Known>()
  /** Places at which matches stand that have begun, each once, and where those began; the same after the symbol that is being read. */
  let [count, places, froms] = [0, new Uint16Array(placeCount), new Uint32Array(placeCount)]
  let [nextCount, nextPlaces, nextFroms] = [0, new Uint16Array(placeCount), new Uint32Array(placeCount)]
  /** By place, the count of symbols read when a match last came there. */
  const reachedAt = new Float64Array(placeCount)
  let symbolsRead = 0
  let folded = ''
  let found: Found = new Map()

  return (sentence, foundBefore) => {
    folded = sentence.folded
    found = foundBefore
    count = 0
    if (unspaced) for (let at = 0; at < folded.length; at++) goOn(folded.charAt(at), at, at + 1, at === 0)
    else readWords(sentence.words)
  }

  function readWords(words: readonly string[]): void {
    let at = 1
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as string
      goOn(word, at, at + word.length, index === 0)
      at += word.length + 1
    }
  }

  /** One symbol on. What began earlier goes first. */
  function goOn(symbol: string, at: number, end: number, first: boolean): void {
    const reading = known.get(symbol) ?? learn(symbol)
    symbolsRead++
    nextCount = 0
    for (let index = 0; index < count; index++) step(places[index] as number, reading, froms[index] as number, at, end)
    if (first) step(START, reading, at, at, end)
    else
      for (let index = 0; index < reading.beginnings.length; index++)
        move(reading.beginnings[index] as number, at, at, end)
    const [freePlaces, freeFroms] = [places, froms]
    count = nextCount
    places = nextPlaces
    froms = nextFroms
    nextPlaces = freePlaces
    nextFroms = freeFroms
  }

  function learn(symbol: string): Known {
    const reading = read(symbol)
    const beginnings: number[] = []
    for (let edge = firstEdges[WITHIN] as number; edge < (firstEdges[WITHIN + 1] as number); edge++) {
      const wanted = edgeSymbols[edge] as number
      if (wanted === reading.itself || reading.patterns.includes(wanted)) beginnings.push(edgeMoves[edge] as number)
    }
    const all = { itself: reading.itself, patterns: reading.patterns, beginnings }
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(symbol, all)
    return all
  }

  /** Goes on from a place, by all that a symbol can be read as. */
  function step(place: number, { itself, patterns }: Known, from: number, at: number, end: number): void {
    const firstPattern = firstPatterns[place] as number
    const last = firstEdges[place + 1] as number
    if (itself !== UNKNOWN) {
      const edge = edgeOf(itself, firstEdges[place] as number, firstPattern)
      if (edge !== NO_EDGE) move(edgeMoves[edge] as number, from, at, end)
    }
    for (let edge = firstPattern; edge < last; edge++) {
      const pattern = edgeSymbols[edge] as number
      for (let index = 0; index < patterns.length; index++)
        if (patterns[index] === pattern) move(edgeMoves[edge] as number, from, at, end)
    }
  }

  /** The edge of a symbol among those from `first` up to `end`. */
  function edgeOf(symbol: number, first: number, end: number): number {
    let low = first
    let high = end - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const there = edgeSymbols[middle] as number
      if (there === symbol) return middle
      if (there < symbol) low = middle + 1
      else high = middle - 1
    }
    return NO_EDGE
  }

  /** Takes those of a list of moves (see `Automaton.moves`) whose looks hold. */
  function move(list: number, from: number, at: number, end: number): void {
    let next = list + 1
    for (let left = moves[list] as number; left > 0; left--) {
      let holds = true
      for (let looksLeft = moves[next++] as number; looksLeft > 0; looksLeft--)
        holds = sees(moves[next++] as number, at) && holds
      for (let looksLeft = moves[next++] as number; looksLeft > 0; looksLeft--)
        holds = sees(moves[next++] as number, end) && holds
      for (let cuesLeft = moves[next++] as number; cuesLeft > 0; cuesLeft--) {
        const cue = moves[next++] as number
        if (holds) note(cue, from, end)
      }
      const place = moves[next++] as number
      if (holds && place !== NOWHERE && reachedAt[place] !== symbolsRead) {
        reachedAt[place] = symbolsRead
        nextPlaces[nextCount] = place
        nextFroms[nextCount++] = from
      }
    }
  }

  /** Compiled when first asked: many never are. */
  function sees(look: number, at: number): boolean {
    const expression = (looks[look] ??= new RegExp(automaton.looks[look] as string, 'y'))
    expression.lastIndex = at
    return expression.test(folded)
  }

  function note(cue: number, from: number, to: number): void {
    const before = found.get(cue)
    if (before === undefined || from < before.from || (from === before.from && to > before.to))
      found.set(cue, { from, to })
  }
}

const NO_EDGE = -1

/** By place, its first edge for a pattern: they come after those for symbols. */
function firstPatternsOf({ symbols, firstEdges, edgeSymbols }: Automaton): Uint16Array {
  return Uint16Array.from({ length: firstEdges.length - 1 }, (_, place) => {
    let edge = firstEdges[place + 1] as number
    while (edge > (firstEdges[place] as number) && (edgeSymbols[edge - 1] as number) >= symbols.length) edge--
    return edge
  })
}
