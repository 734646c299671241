import { UNSPACED, type Language } from '../cues/cue.ts'
import type { FoldedSentence } from '../view/split-words.ts'
import { MAX_WORDS, NO_NUMBER } from '../view/word-numbers.ts'
import { ActiveStates } from './active-states.ts'
import { edgeBoundsOf, edgeOf, NO_EDGE, NO_STATE, type Automaton } from './automaton.ts'
import { addMatch, type CueMatch } from './matches.ts'
import {
  FROM_ANY_WORD,
  FROM_START,
  FROM_WITHIN,
  ITSELF,
  NO_KIND,
  PATTERNS,
  RECORD,
  SymbolKinds,
} from './symbol-kinds.ts'
import { UNKNOWN } from './symbol-reader.ts'

/** Adds what is found in a sentence. */
export type CueMachine = (sentence: FoldedSentence, found: CueMatch[]) => void

/**
 * Reads sentences with an automaton. All matches in progress advance together, one step per symbol, so nothing is read twice; if two
 * reach the same state, the one that began earlier stays. Linear in the length, whatever the sentence says.
 */
export function createMachine(automaton: Automaton, language: Language): CueMachine {
  const unspaced = UNSPACED.has(language)
  const { edgeSymbols, edgeTargets, moves } = automaton
  const stateCount = automaton.firstEdges.length - 1
  const symbolCount = automaton.symbols.length
  const bounds = edgeBoundsOf(automaton)
  const assertions = automaton.assertions.map(() => undefined as RegExp | undefined)
  const kinds = new SymbolKinds(automaton)
  const kindByWord = new Uint16Array(unspaced ? 0 : MAX_WORDS)
  const kindByUnit = new Uint16Array(unspaced ? 0x10000 : 0)
  const active = [new ActiveStates(stateCount), new ActiveStates(stateCount)] as const
  let folded = ''
  let found: CueMatch[] = []

  return (sentence, foundBefore) => {
    folded = sentence.folded
    found = foundBefore
    if (unspaced) readUnits()
    else readWords(sentence)
  }

  function readWords({ words, ends }: FoldedSentence): void {
    active[0].clear()
    let before = 0
    let at = 1
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as number
      const end = ends[index] as number
      const kind = (word === NO_NUMBER ? NO_KIND : kindByWord[word]) || learnWord(word, folded.slice(at, end))
      advance(kind, index, before, at, end)
      before = at
      at = end + 1
    }
  }

  function readUnits(): void {
    active[0].clear()
    const { length } = folded
    for (let at = 0; at < length; at++) {
      const unit = folded.charCodeAt(at)
      advance(kindByUnit[unit] || learnUnit(unit), at, at - 1, at, at + 1)
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
  function advance(kind: number, index: number, before: number, at: number, end: number): void {
    const current = active[index & 1] as ActiveStates
    const next = active[(index & 1) ^ 1] as ActiveStates
    const { records } = kinds
    const record = RECORD * kind
    next.clear()
    // Earlier matches go first.
    for (let each = 0; each < current.count; each++)
      followEdges(current.states[each] as number, record, current.starts[each] as number, at, end, next)
    if (index > 1) followAll(records[record + FROM_ANY_WORD] as number, before, at, end, next)
    if (index > 0) followAll(records[record + FROM_WITHIN] as number, at, at, end, next)
    else followAll(records[record + FROM_START] as number, at, at, end, next)
  }

  /** Advances from a state along every reading of a symbol; the record of its kind begins at `record`. */
  function followEdges(state: number, record: number, from: number, at: number, end: number, next: ActiveStates): void {
    const { records, patterns } = kinds
    const firstPattern = bounds[2 * state + 1] as number
    const last = bounds[2 * state + 2] as number
    const itself = records[record + ITSELF] as number
    if (itself !== UNKNOWN) {
      const edge = edgeOf(edgeSymbols, itself, bounds[2 * state] as number, firstPattern)
      if (edge !== NO_EDGE) follow(edgeTargets[edge] as number, from, at, end, next)
    }
    if (firstPattern === last) return
    const row = records[record + PATTERNS] as number
    for (let edge = firstPattern; edge < last; edge++) {
      const pattern = (edgeSymbols[edge] as number) - symbolCount
      if (((patterns[row + (pattern >> 5)] as number) >> (pattern & 31)) & 1)
        follow(edgeTargets[edge] as number, from, at, end, next)
    }
  }

  /** Follows all targets of the list that begins at `list`. */
  function followAll(list: number, from: number, at: number, end: number, next: ActiveStates): void {
    const { lists } = kinds
    let each = list + 1
    for (let left = lists[list] as number; left > 0; left--) follow(lists[each++] as number, from, at, end, next)
  }

  function follow(target: number, from: number, at: number, end: number, next: ActiveStates): void {
    if (target < stateCount) next.add(target, from)
    else takeMoves(target - stateCount, from, at, end, next)
  }

  /** Takes those moves of a list (see `Automaton.moves`) whose assertions hold. */
  function takeMoves(list: number, from: number, at: number, end: number, next: ActiveStates): void {
    let each = list + 1
    for (let left = moves[list] as number; left > 0; left--) {
      let holds = true
      for (let assertionsLeft = moves[each++] as number; assertionsLeft > 0; assertionsLeft--, each++)
        holds &&= holdsAt(moves[each] as number, at)
      for (let assertionsLeft = moves[each++] as number; assertionsLeft > 0; assertionsLeft--, each++)
        holds &&= holdsAt(moves[each] as number, end)
      for (let cuesLeft = moves[each++] as number; cuesLeft > 0; cuesLeft--) {
        const cue = moves[each++] as number
        if (holds) addMatch(found, cue, from, end)
      }
      const state = moves[each++] as number
      if (holds && state !== NO_STATE) next.add(state, from)
    }
  }

  /** Compiled on first use: many never are. */
  function holdsAt(assertion: number, at: number): boolean {
    const expression = (assertions[assertion] ??= new RegExp(automaton.assertions[assertion] as string, 'y'))
    expression.lastIndex = at
    return expression.test(folded)
  }
}
