import * as list from './words.ts'

type Role = 'not' | 'not-before' | 'limit' | 'filler' | 'link' | 'and' | 'or' | 'binds'

export const NOT = '¬'
/** Stands for a "not" that is about what comes before it. */
export const NOT_BEFORE = '⌐'
/** Stand for "and" and "or", on both sides of which the members of a list may change places. */
export const AND = '&'
export const OR = '|'
/** Stands for a comma, or for the end of a sentence within a text. */
export const PARTS = ','
export const LEADS_TO = '→'

const ENDING = /^\+(?:\p{Script=Hiragana}|[에를을가은는로서게고])$/u
const CLASSES: ReadonlyArray<readonly [Role, Readonly<Record<string, string>>]> = [
  ['filler', list.FILLERS],
  ['not', list.NEGATES_WHAT_FOLLOWS],
  ['not', list.NEGATES_WHAT_FOLLOWS_UNSPACED],
  ['not-before', list.NEGATES_WHAT_PRECEDES],
  ['and', list.AND],
  ['or', list.OR],
  ['link', list.LINKS],
  ['limit', list.LIMITS],
  ['binds', list.BINDS],
]
/** No word is in several lists. */
const ROLES: ReadonlyMap<string, Role> = new Map(
  CLASSES.flatMap(([role, lines]) => [...list.setOf(lines)].map((word) => [word, role] as const)),
)

/** What stands for every word of a class. */
const SIGNS: Partial<Record<Role, string>> = { not: NOT, 'not-before': NOT_BEFORE, and: AND, or: OR }

/** What class a word is of, if it is a small word. */
export function roleOf(word: string): Role | undefined {
  return ROLES.get(word)
}

/** A word, or the sign for all words of its class. */
export function asListed(word: string): string {
  const role = ROLES.get(word)
  return (role && SIGNS[role]) ?? word
}

export function isParting(word: string): boolean {
  return word === PARTS || word === AND || word === OR
}

/** Whether a word belongs to the one after it. */
export function bindsForward(word = ''): boolean {
  const role = ROLES.get(word)
  return word === NOT || role === 'link' || role === 'limit' || role === 'binds'
}

/** Whether a word belongs to the one before it. */
export function continues(word = ''): boolean {
  return word.startsWith('+')
}

/** Whether a word is an ending that says what the word before it does in the sentence. */
export function isEnding(word = ''): boolean {
  return ENDING.test(word)
}

/** Whether a word is of a class whose words have no forms. */
export function isSmall(word: string): boolean {
  return ROLES.has(word)
}

/** Whether a single word says "not", in any language. */
export function isNegation(word: string): boolean {
  const role = ROLES.get(word)
  return role === 'not' || role === 'not-before'
}
