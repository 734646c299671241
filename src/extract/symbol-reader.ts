import { ANY_WORD, type Automaton } from './automaton.ts'

/** What a word or unit can be read as: itself, if a cue names it, and the patterns that it matches, in their order. */
export type SymbolReading = { readonly itself: number; readonly patterns: readonly number[] }

export type SymbolReader = (symbol: string) => SymbolReading

/** The number of what no cue names. */
export const UNKNOWN = -1

export function createSymbolReader({ symbols, patterns }: Automaton): SymbolReader {
  const numbers = new Map<string, number>()
  for (let number = 0; number < symbols.length; number++) numbers.set(symbols[number] as string, number)
  const patternsOf = createPatterns(patterns, symbols.length)
  return (symbol) => ({ itself: numbers.get(symbol) ?? UNKNOWN, patterns: patternsOf(symbol) })
}

type Pattern = { readonly number: number; readonly matches: (symbol: string) => boolean }

const LETTERS = String.raw`((?:[^\\^$.*+?()[\]{}|]|\\.)+)`
/** `overcod[^ ]*`: how it begins is told, how it goes on is not. */
const BEGINNING = new RegExp(String.raw`^${LETTERS}\[\^ \]([*+])$`)
/** `[^ ]+ing`: how it ends is told. */
const ENDING = new RegExp(String.raw`^\[\^ \]([*+])${LETTERS}$`)
/** A letter that each match begins with, or ends with. */
const FIRST_LETTER = /^([^\\^$.*+?()[\]{}|])(?![?*]|\{0)[^|]*$/
const LAST_LETTER = /^[^|]*(?<!\\)([^\\^$.*+?()[\]{}|])$/

/** Few words have one, and many patterns ask for it. */
const NEEDS_DIGIT = /\[0-9\](?![?*]|\{0)/

/**
 * Most patterns tell only how a word begins or ends. They are looked up by that letter, and need no expression: those take long to set up, and
 * each word that is new is asked about all of them.
 */
function createPatterns(sources: readonly string[], firstNumber: number): (symbol: string) => readonly number[] {
  const byFirst = new Map<string, Pattern[]>()
  const byLast = new Map<string, Pattern[]>()
  const withDigit: Pattern[] = []
  const others: Pattern[] = []
  for (const [index, source] of sources.entries()) {
    const pattern = { number: firstNumber + index, matches: matcherOf(source) }
    const [first, last] = [FIRST_LETTER.exec(source)?.[1], LAST_LETTER.exec(source)?.[1]]
    if (first !== undefined) addTo(byFirst, first, pattern)
    else if (last !== undefined) addTo(byLast, last, pattern)
    else if (NEEDS_DIGIT.test(source)) withDigit.push(pattern)
    else others.push(pattern)
  }
  return (symbol) => {
    const matched: number[] = []
    const add = (patterns: readonly Pattern[] | undefined): void => {
      if (patterns === undefined) return
      for (const { number, matches } of patterns) if (matches(symbol)) matched.push(number)
    }
    add(others)
    add(byFirst.get(symbol.charAt(0)))
    add(byLast.get(symbol.charAt(symbol.length - 1)))
    if (/[0-9]/.test(symbol)) add(withDigit)
    return matched.sort((a, b) => a - b)
  }
}

function matcherOf(source: string): Pattern['matches'] {
  if (source === ANY_WORD || source === '[^ ]*') return () => true
  const beginning = BEGINNING.exec(source)
  if (beginning !== null) {
    const text = unescaped(beginning[1])
    const least = text.length + (beginning[2] === '+' ? 1 : 0)
    return (symbol) => symbol.length >= least && symbol.startsWith(text)
  }
  const ending = ENDING.exec(source)
  if (ending !== null) {
    const text = unescaped(ending[2])
    const least = text.length + (ending[1] === '+' ? 1 : 0)
    return (symbol) => symbol.length >= least && symbol.endsWith(text)
  }
  const expression = new RegExp(`^(?:${source})$`)
  return (symbol) => expression.test(symbol)
}

function unescaped(source = ''): string {
  return source.replaceAll('\\', '')
}

function addTo(index: Map<string, Pattern[]>, letter: string, pattern: Pattern): void {
  const list = index.get(letter)
  if (list === undefined) index.set(letter, [pattern])
  else list.push(pattern)
}
