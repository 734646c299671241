import { isLiteral, type Rule } from './rule.ts'

/** The letters that a match of a rule can begin with; `whole`: they are all of it. */
export type Opening = { readonly start: string; readonly rule: Rule; readonly whole: boolean }

/** Rules by the letters that they begin with. */
export type LetterIndex = {
  /** Finds the next place where one may begin, one unit long. */
  readonly places: RegExp
  /** By two letters, those of which one is known included. */
  readonly pairs: ReadonlyMap<string, readonly Opening[]>
  readonly singles: ReadonlyMap<string, readonly Opening[]>
}

export function openingsOf(rule: Rule, beginnings: Iterable<string>): Opening[] {
  return [...new Set(beginnings)].map((start) => ({
    start,
    rule,
    whole: rule.unspaced && start === rule.source && isLiteral(start),
  }))
}

export function createLetterIndex(openings: readonly Opening[], unspaced: boolean): LetterIndex | undefined {
  if (openings.length === 0) return undefined
  const singles = new Map<string, Opening[]>()
  const pairs = new Map<string, Opening[]>()
  for (const opening of openings) add(opening.start.length === 1 ? singles : pairs, opening.start.slice(0, 2), opening)
  for (const [pair, list] of pairs) {
    const both = [...list, ...(singles.get(pair.charAt(0)) ?? [])]
    pairs.set(
      pair,
      both.toSorted((a, b) => a.rule.order - b.rule.order),
    )
  }
  const places = unspaced
    ? anyOf(openings.map(({ start }) => start.charAt(0)))
    : ` (?=${anyOf(openings.map(({ start }) => start))})`
  return { places: new RegExp(places, 'g'), pairs, singles }
}

/** An expression of any of these words. */
export function anyOf(literals: readonly string[]): string {
  return `(?:${[...new Set(literals)].map((literal) => literal.replace(/\W/g, '\\$&')).join('|')})`
}

/** The next place from `from` on where something may begin: at it, or where words are parted by spaces behind it; -1 if there is none. */
export function nextPlace({ places }: LetterIndex, folded: string, from: number): number {
  places.lastIndex = from
  return places.test(folded) ? places.lastIndex - 1 : -1
}

/** What begins with the letters at `at`. */
export function openingsAt({ pairs, singles }: LetterIndex, folded: string, at: number): readonly Opening[] {
  return pairs.get(folded.slice(at, at + 2)) ?? singles.get(folded.charAt(at)) ?? NONE
}

const NONE: readonly Opening[] = []

function add(lists: Map<string, Opening[]>, key: string, opening: Opening): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [opening])
  else list.push(opening)
}
