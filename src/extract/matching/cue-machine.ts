import { UNSPACED, type Language } from '../cues/cue.ts'
import type { FoldedSentence } from '../view/part-words.ts'
import { MAX_WORDS, NO_NUMBER } from '../view/word-numbers.ts'
import { edgeBoundsOf, edgeOf, NO_EDGE, NOWHERE, START, type Automaton } from './automaton.ts'
import { addMatch, type CueMatch } from './matches.ts'
import { Standings } from './standings.ts'
import { FIRSTS, ITSELF, NO_KIND, PATTERNS, RECORD, SECONDS, SymbolKinds } from './symbol-kinds.ts'
import { UNKNOWN } from './symbol-reader.ts'

/** Adds what is found in a sentence. */
export type CueMachine = (sentence: FoldedSentence, found: CueMatch[]) => void

/**
 * Reads sentences with an automaton. All matches in progress advance together, one step per symbol, so nothing is read twice; if two
 * reach the same place, the one that began earlier stays. Linear in the length, whatever the sentence says.
 */
export function createMachine(automaton: Automaton, language: Language): CueMachine {
  const unspaced = UNSPACED.has(language)
  const { edgeSymbols, edgeTargets, moves } = automaton
  const placeCount = automaton.firstEdges.length - 1
  const symbolCount = automaton.symbols.length
  const bounds = edgeBoundsOf(automaton)
  const looks = automaton.looks.map(() => undefined as RegExp | undefined)
  const kinds = new SymbolKinds(automaton)
  const kindByWord = new Uint16Array(unspaced ? 0 : MAX_WORDS)
  const kindByUnit = new Uint16Array(unspaced ? 0x10000 : 0)
  const standings = [new Standings(placeCount), new Standings(placeCount)] as const
  let folded = ''
  let found: CueMatch[] = []

  return (sentence, foundBefore) => {
    folded = sentence.folded
    found = foundBefore
    if (unspaced) readUnits()
    else readWords(sentence)
  }

  function readWords({ words, ends }: FoldedSentence): void {
    standings[0].clear()
    let before = 0
    let at = 1
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as number
      const end = ends[index] as number
      const kind = (word === NO_NUMBER ? NO_KIND : kindByWord[word]) || learnWord(word, folded.slice(at, end))
      goOn(kind, index, before, at, end)
      before = at
      at = end + 1
    }
  }

  function readUnits(): void {
    standings[0].clear()
    const { length } = folded
    for (let at = 0; at < length; at++) {
      const unit = folded.charCodeAt(at)
      goOn(kindByUnit[unit] || learnUnit(unit), at, at - 1, at, at + 1)
    }
  }

  function learnWord(word: number, text: string): number {
    const kind = kinds.kindOf(text)
    if (word !== NO_NUMBER) kindByWord[word] = kind
    return kind
  }

  function learnUnit(unit: number): number {
    const kind = kinds.kindOf(String.fromCharCode(unit))
    kindByUnit[unit] = kind
    return kind
  }

  /** Advances by one symbol, the one at `index`, from `at` to `end`; the one before began at `before`. */
  function goOn(kind: number, index: number, before: number, at: number, end: number): void {
    const now = standings[index & 1] as Standings
    const next = standings[(index & 1) ^ 1] as Standings
    const { records } = kinds
    const record = RECORD * kind
    next.clear()
    // Earlier matches go first.
    for (let each = 0; each < now.count; each++)
      step(now.places[each] as number, record, now.froms[each] as number, at, end, next)
    if (index > 1) goAll(records[record + SECONDS] as number, before, at, end, next)
    if (index > 0) goAll(records[record + FIRSTS] as number, at, at, end, next)
    else step(START, record, at, at, end, next)
  }

  /** Advances from a place, by everything that a symbol can be read as; the record of its kind begins at `record`. */
  function step(place: number, record: number, from: number, at: number, end: number, next: Standings): void {
    const { records, patterns } = kinds
    const firstPattern = bounds[2 * place + 1] as number
    const last = bounds[2 * place + 2] as number
    const itself = records[record + ITSELF] as number
    if (itself !== UNKNOWN) {
      const edge = edgeOf(edgeSymbols, itself, bounds[2 * place] as number, firstPattern)
      if (edge !== NO_EDGE) go(edgeTargets[edge] as number, from, at, end, next)
    }
    if (firstPattern === last) return
    const row = records[record + PATTERNS] as number
    for (let edge = firstPattern; edge < last; edge++) {
      const pattern = (edgeSymbols[edge] as number) - symbolCount
      if (((patterns[row + (pattern >> 5)] as number) >> (pattern & 31)) & 1)
        go(edgeTargets[edge] as number, from, at, end, next)
    }
  }

  /** Goes to all targets of the list that begins at `list`. */
  function goAll(list: number, from: number, at: number, end: number, next: Standings): void {
    const { lists } = kinds
    let each = list + 1
    for (let left = lists[list] as number; left > 0; left--) go(lists[each++] as number, from, at, end, next)
  }

  function go(target: number, from: number, at: number, end: number, next: Standings): void {
    if (target < placeCount) next.add(target, from)
    else move(target - placeCount, from, at, end, next)
  }

  /** Takes those moves of a list (see `Automaton.moves`) whose looks hold. */
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
        if (holds) addMatch(found, cue, from, end)
      }
      const place = moves[each++] as number
      if (holds && place !== NOWHERE) next.add(place, from)
    }
  }

  /** Compiled on first use: many never are. */
  function sees(look: number, at: number): boolean {
    const expression = (looks[look] ??= new RegExp(automaton.looks[look] as string, 'y'))
    expression.lastIndex = at
    return expression.test(folded)
  }
}
