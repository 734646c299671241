import { isLiteral, type Rule } from './rule.ts'

/** The letters that a match of a rule can begin with; `whole`: they are all of it. */
export type Opening = { readonly start: string; readonly rule: Rule; readonly whole: boolean }

/** What begins with one letter: by the next, and what is only that long. */
type Letter = { readonly pairs: Map<number, Opening[]>; readonly singles: Opening[] }

/** Rules by the letters that they begin with. */
export type LetterIndex = {
  readonly letters: ReadonlyMap<number, Letter>
  /** Finds the next place, one unit long, where one may begin, or where words are parted behind which one does. */
  readonly places: RegExp
}

export function openingsOf(rule: Rule, beginnings: Iterable<string>): Opening[] {
  return [...new Set(beginnings)].map((start) => ({
    start,
    rule,
    whole: rule.unspaced && start === rule.source && isLiteral(start),
  }))
}

export function createLetterIndex(openings: readonly Opening[], unspaced: boolean): LetterIndex {
  const letters = new Map<number, Letter>()
  for (const opening of openings) {
    const letter = entry(letters, opening.start.charCodeAt(0), () => ({ pairs: new Map(), singles: [] }))
    if (opening.start.length === 1) letter.singles.push(opening)
    else entry(letter.pairs, opening.start.charCodeAt(1), () => []).push(opening)
  }
  for (const { pairs, singles } of letters.values()) for (const list of pairs.values()) list.push(...singles)
  for (const list of [...letters.values()].flatMap(({ pairs }) => [...pairs.values()]))
    list.sort((a, b) => a.rule.order - b.rule.order)
  return { letters, places: unspaced ? anyLetter([...letters.keys()]) : anyBeginning(openings) }
}

/** Beyond ASCII any letter: a class of hundreds takes longer than to look up what it lets through. */
function anyLetter(units: readonly number[]): RegExp {
  const ascii = units.filter((unit) => unit < 128).map((unit) => `\\x${unit.toString(16).padStart(2, '0')}`)
  return new RegExp(`[${ascii.join('')}${units.some((unit) => unit >= 128) ? '\\x80-\\uffff' : ''}]`, 'g')
}

function anyBeginning(openings: readonly Opening[]): RegExp {
  return new RegExp(` (?=${anyOf(openings.map(({ start }) => start))})`, 'g')
}

/** The next place from `from` on; -1 if there is none. */
export function nextPlace({ places }: LetterIndex, folded: string, from: number): number {
  places.lastIndex = from
  return places.test(folded) ? places.lastIndex - 1 : -1
}

/** What begins with the letters at `at`. */
export function openingsAt({ letters }: LetterIndex, folded: string, at: number): readonly Opening[] {
  const letter = letters.get(folded.charCodeAt(at))
  return letter === undefined ? NONE : (letter.pairs.get(folded.charCodeAt(at + 1)) ?? letter.singles)
}

const NONE: readonly Opening[] = []

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}

/** The source of an expression of any of these words; without any, of nothing that can be. */
export function anyOf(words: readonly string[]): string {
  return words.length === 0 ? '(?!)' : words.map((word) => word.replace(/\W/g, '\\$&')).join('|')
}
