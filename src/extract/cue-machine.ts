import { anyWordOf, firstPatternsOf, NOWHERE, START, WITHIN, type Automaton } from './automaton.ts'
import { Standings } from './standings.ts'
import { createSymbolReader, UNKNOWN, type SymbolReading } from './symbol-reader.ts'
import { MOST_WORDS, NO_ID, type Word } from './word.ts'

/** A folded sentence and its words, in order: `folded` is they, each between single spaces. */
export type FoldedSentence = { readonly folded: string; readonly words: readonly Word[] }

/** Where a cue holds in a folded sentence, in UTF-16 units: the first place in one of its languages, and what begins there at its longest. */
export type Match = { readonly from: number; readonly to: number }

/** Matches by the place of their cue in the table. */
export type Found = Map<number, Match>

/** Adds what is found in a sentence. */
export type CueMachine = (sentence: FoldedSentence, found: Found) => void

/**
 * What words or units have in common that are the same to all cues: what they are read as, and where they lead from where matches begin, and
 * from where those stand that began with any word. Most words are of one kind: no cue knows them.
 */
type SymbolKind = SymbolReading & { readonly firsts: readonly number[]; readonly seconds: readonly number[] }

/**
 * Sets up the reading of sentences by an automaton. All matches that have begun go on together, a step with each symbol, so that nothing is
 * read twice; of two that come to the same place, the one that began earlier stays. Time is linear in the length, whatever it says.
 */
export function createMachine(automaton: Automaton, unspaced: boolean): CueMachine {
  const { firstEdges, edgeSymbols, edgeTargets, moves } = automaton
  const placeCount = firstEdges.length - 1
  const firstPatterns = firstPatternsOf(automaton)
  const anyWord = anyWordOf(automaton)
  const looks = automaton.looks.map(() => undefined as RegExp | undefined)
  const read = createSymbolReader(automaton)
  // Kind 0 is none: of words and units that have not come up.
  const kinds: SymbolKind[] = [{ itself: UNKNOWN, patterns: [], firsts: [], seconds: [] }]
  const kindsByKey = new Map<string, number>()
  const kindByWord = new Uint16Array(unspaced ? 0 : MOST_WORDS)
  const kindByUnit = new Uint16Array(unspaced ? 0x10000 : 0)
  const standings = [new Standings(placeCount), new Standings(placeCount)] as const
  let folded = ''
  let found: Found = new Map()

  return (sentence, foundBefore) => {
    folded = sentence.folded
    found = foundBefore
    if (unspaced) readUnits()
    else readWords(sentence.words)
  }

  function readWords(words: readonly Word[]): void {
    standings[0].clear()
    let before = 0
    let at = 1
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as Word
      const end = at + word.text.length
      const kind = word.id === NO_ID ? kindOf(word.text) : kindByWord[word.id] || learnWord(word)
      goOn(kinds[kind] as SymbolKind, index, before, at, end)
      before = at
      at = end + 1
    }
  }

  function readUnits(): void {
    standings[0].clear()
    for (let at = 0; at < folded.length; at++) {
      const unit = folded.charCodeAt(at)
      const kind = kindByUnit[unit] || (kindByUnit[unit] = kindOf(folded.charAt(at)))
      goOn(kinds[kind] as SymbolKind, at, at - 1, at, at + 1)
    }
  }

  function learnWord({ id, text }: Word): number {
    return (kindByWord[id] = kindOf(text))
  }

  /** One symbol on, the one at `index`, from `at` to `end`; the one before began at `before`. */
  function goOn(kind: SymbolKind, index: number, before: number, at: number, end: number): void {
    const now = standings[index & 1] as Standings
    const next = standings[(index & 1) ^ 1] as Standings
    next.clear()
    // What began earlier goes first.
    for (let each = 0; each < now.count; each++)
      step(now.places[each] as number, kind, now.froms[each] as number, at, end, next)
    if (index > 1) goAll(kind.seconds, before, at, end, next)
    if (index > 0) goAll(kind.firsts, at, at, end, next)
    else step(START, kind, at, at, end, next)
  }

  /** Goes on from a place, by all that a symbol can be read as. */
  function step(
    place: number,
    { itself, patterns }: SymbolKind,
    from: number,
    at: number,
    end: number,
    next: Standings,
  ): void {
    const firstPattern = firstPatterns[place] as number
    const last = firstEdges[place + 1] as number
    if (itself !== UNKNOWN) {
      const edge = edgeOf(itself, firstEdges[place] as number, firstPattern)
      if (edge !== NO_EDGE) go(edgeTargets[edge] as number, from, at, end, next)
    }
    for (let edge = firstPattern; edge < last; edge++) {
      const pattern = edgeSymbols[edge] as number
      for (let index = 0; index < patterns.length; index++)
        if (patterns[index] === pattern) go(edgeTargets[edge] as number, from, at, end, next)
    }
  }

  function goAll(targets: readonly number[], from: number, at: number, end: number, next: Standings): void {
    for (let index = 0; index < targets.length; index++) go(targets[index] as number, from, at, end, next)
  }

  function go(target: number, from: number, at: number, end: number, next: Standings): void {
    if (target < placeCount) next.add(target, from)
    else move(target - placeCount, from, at, end, next)
  }

  /** Takes those of a list of moves (see `Automaton.moves`) whose looks hold. */
  function move(list: number, from: number, at: number, end: number, next: Standings): void {
    let each = list + 1
    for (let left = moves[list] as number; left > 0; left--) {
      let holds = true
      for (let looksLeft = moves[each++] as number; looksLeft > 0; looksLeft--)
        holds = sees(moves[each++] as number, at) && holds
      for (let looksLeft = moves[each++] as number; looksLeft > 0; looksLeft--)
        holds = sees(moves[each++] as number, end) && holds
      for (let cuesLeft = moves[each++] as number; cuesLeft > 0; cuesLeft--) {
        const cue = moves[each++] as number
        if (holds) note(cue, from, end)
      }
      const place = moves[each++] as number
      if (holds && place !== NOWHERE) next.add(place, from)
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

  /** The place in `kinds` of what a symbol is. */
  function kindOf(symbol: string): number {
    const reading = read(symbol)
    const key = `${reading.itself} ${reading.patterns.join(' ')}`
    let kind = kindsByKey.get(key)
    if (kind === undefined) {
      const firsts = targetsOf(WITHIN, reading).filter((target) => target !== anyWord)
      const seconds = anyWord === NOWHERE ? [] : targetsOf(anyWord, reading)
      kind = kinds.push({ itself: reading.itself, patterns: reading.patterns, firsts, seconds }) - 1
      kindsByKey.set(key, kind)
    }
    return kind
  }

  function targetsOf(place: number, { itself, patterns }: SymbolReading): number[] {
    const [first, firstPattern, end] = [firstEdges[place], firstPatterns[place], firstEdges[place + 1]] as [
      number,
      number,
      number,
    ]
    return [edgeOf(itself, first, firstPattern), ...patterns.map((pattern) => edgeOf(pattern, firstPattern, end))]
      .filter((edge) => edge !== NO_EDGE)
      .map((edge) => edgeTargets[edge] as number)
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
}

const NO_EDGE = -1
