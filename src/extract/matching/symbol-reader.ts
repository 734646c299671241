import { gather } from '../../base/gather.ts'
import { lazily } from '../../base/lazily.ts'
import { ANY_WORD, type Automaton } from './automaton.ts'

/** What a word or unit can be read as: itself, if a cue names it, and the patterns it matches, in their order. */
type SymbolReading = { readonly itself: number; readonly patterns: readonly number[] }

export type SymbolReader = (symbol: string) => SymbolReading

/** The number for symbols no cue names. */
export const UNKNOWN = -1

/** Reads the symbols of a machine: each is read once, and the caller keeps the result. */
export function createSymbolReader({ symbols, patterns }: Automaton): SymbolReader {
  const numbers = new Map<string, number>()
  for (let number = 0; number < symbols.length; number++) numbers.set(symbols[number] as string, number)
  const patternsOf = createPatterns(patterns, symbols.length)
  return (symbol) => ({ itself: numbers.get(symbol) ?? UNKNOWN, patterns: patternsOf(symbol) })
}

type Pattern = { readonly number: number; readonly matches: (symbol: string) => boolean }

/** A literal letter. */
const LETTER = String.raw`(?:[^\\^$.*+?()[\]{}|]|\\[^a-z\d])`
/** The letters that every match begins and ends with; no quantifier follows the first ones. */
const BEGINS = new RegExp(String.raw`^(${LETTER}+)(?![?*+{])[^|]*$`)
const ENDS = new RegExp(String.raw`^[^|]*?(?<!\\)(${LETTER}+)$`)
/** `overcod[^ ]*`, `[^ ]+ing`: the rest is open. */
const GOES_ON = new RegExp(String.raw`^${LETTER}+\[\^ \]([*+])$`)
const GOES_BEFORE = new RegExp(String.raw`^\[\^ \]([*+])${LETTER}+$`)

/**
 * Most patterns say how a word begins or ends. They are looked up by the word's first or last two letters, and only expressions that may match
 * are compiled: compiling is slow, and each new word is tried against all patterns.
 */
function createPatterns(sources: readonly string[], firstNumber: number): (symbol: string) => readonly number[] {
  const byBeginning = new Map<string, Pattern[]>()
  const byEnd = new Map<string, Pattern[]>()
  const others: Pattern[] = []
  for (const [index, source] of sources.entries()) {
    const beginning = unescaped(BEGINS.exec(source)?.[1])
    const end = unescaped(ENDS.exec(source)?.[1])
    const pattern = { number: firstNumber + index, matches: matcherOf(source, beginning, end) }
    if (beginning !== '') gather(byBeginning, beginning.slice(0, 2), pattern)
    else if (end !== '') gather(byEnd, end.slice(-2), pattern)
    else others.push(pattern)
  }
  return (symbol) => {
    const matched: number[] = []
    const add = (patterns: readonly Pattern[] | undefined): void => {
      if (patterns === undefined) return
      for (const { number, matches } of patterns) if (matches(symbol)) matched.push(number)
    }
    add(others)
    add(byBeginning.get(symbol.charAt(0)))
    add(byEnd.get(symbol.charAt(symbol.length - 1)))
    if (symbol.length > 1) {
      add(byBeginning.get(symbol.slice(0, 2)))
      add(byEnd.get(symbol.slice(-2)))
    }
    return matched.sort((a, b) => a - b)
  }
}

function matcherOf(source: string, beginning: string, end: string): Pattern['matches'] {
  if (source === ANY_WORD || source === '[^ ]*') return () => true
  const more = GOES_ON.exec(source)?.[1]
  if (more !== undefined) {
    const minUnits = beginning.length + (more === '+' ? 1 : 0)
    return (symbol) => symbol.length >= minUnits && symbol.startsWith(beginning)
  }
  const before = GOES_BEFORE.exec(source)?.[1]
  if (before !== undefined) {
    const minUnits = end.length + (before === '+' ? 1 : 0)
    return (symbol) => symbol.length >= minUnits && symbol.endsWith(end)
  }
  const expression = lazily(() => new RegExp(`^(?:${source})$`))
  return (symbol) => symbol.startsWith(beginning) && symbol.endsWith(end) && expression().test(symbol)
}

function unescaped(source = ''): string {
  return source.replaceAll('\\', '')
}
