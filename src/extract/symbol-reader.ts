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

/** Few words have one, and many patterns ask for it. */
const NEEDS_DIGIT = /\[0-9\](?![?*]|\{0)/

/** Most patterns tell only how a word begins or ends. They are looked up by that letter, and need no expression: those take long to set up. */
function createPatterns(sources: readonly string[], firstNumber: number): (symbol: string) => readonly number[] {
  const byFirst = new Map<string, Pattern[]>()
  const byLast = new Map<string, Pattern[]>()
  const withDigit: Pattern[] = []
  const others: Pattern[] = []
  for (const [index, source] of sources.entries()) {
    const number = firstNumber + index
    const beginning = BEGINNING.exec(source)
    const ending = ENDING.exec(source)
    if (source === ANY_WORD || source === '[^ ]*') others.push({ number, matches: () => true })
    else if (beginning !== null) {
      const text = unescaped(beginning[1])
      const least = text.length + (beginning[2] === '+' ? 1 : 0)
      addTo(byFirst, text.charAt(0), {
        number,
        matches: (symbol) => symbol.length >= least && symbol.startsWith(text),
      })
    } else if (ending !== null) {
      const text = unescaped(ending[2])
      const least = text.length + (ending[1] === '+' ? 1 : 0)
      addTo(byLast, text.charAt(text.length - 1), {
        number,
        matches: (symbol) => symbol.length >= least && symbol.endsWith(text),
      })
    } else {
      const expression = new RegExp(`^(?:${source})$`)
      const list = NEEDS_DIGIT.test(source) ? withDigit : others
      list.push({ number, matches: (symbol) => expression.test(symbol) })
    }
  }
  return (symbol) => {
    const matched: number[] = []
    const add = (list: readonly Pattern[] | undefined): void => {
      for (const { number, matches } of list ?? []) if (matches(symbol)) matched.push(number)
    }
    add(others)
    add(byFirst.get(symbol.charAt(0)))
    add(byLast.get(symbol.charAt(symbol.length - 1)))
    if (/[0-9]/.test(symbol)) add(withDigit)
    return matched.toSorted((a, b) => a - b)
  }
}

function unescaped(source = ''): string {
  return source.replaceAll('\\', '')
}

function addTo(index: Map<string, Pattern[]>, letter: string, pattern: Pattern): void {
  const list = index.get(letter)
  if (list === undefined) index.set(letter, [pattern])
  else list.push(pattern)
}
