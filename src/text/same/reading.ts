import { normaliseText } from '../normalise.ts'
import { onceFor } from '../once-for.ts'
import { PHRASES, UNSPACED_FILLERS } from './phrases.ts'
import { withoutSaidBefore } from './said-before.ts'
import * as list from './words.ts'

/** Something with a text that does not change. What is read of it is kept as long as it is, because it is compared with many. */
export type Said = { readonly text: string }

/** Makes something of a text only once, however often it is asked for. */
export const ofText: <T>(make: (said: Said) => T) => (said: Said) => T = onceFor

type Role = 'not' | 'limit' | 'filler' | 'link' | 'and' | 'or' | 'binds'

export const NOT = '¬'
/** Stand for "and" and "or", on both sides of which the members of a list may change places. */
export const AND = '&'
export const OR = '|'
/** Stands for a comma, or for the end of a sentence within a text. */
const PARTS = ','
const LEADS_TO = '→'

const PARTING = /[,;.!?](?=\s)|[、，；。！？]|\s[-–—]\s|\n/u
const ARROW = /->|=>|[→⇒⟶⟹➡➜➔↦↠]/u
const ASCII = /^\p{ASCII}*$/u
export const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** The parts of a run of letters. Japanese and Korean endings are parts of their own, so that a word is recognised with another ending. */
const PIECE =
  /\p{Script=Han}|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}|\p{Script=Hangul}|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[^\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const LETTER =
  /[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const STARTS_WITH_HIRAGANA = /^\p{Script=Hiragana}/u
const STARTS_WITH_HANGUL = /^\p{Script=Hangul}/u
const HIRAGANA = /\p{Script=Hiragana}/gu
const ENDING = /^\+(?:\p{Script=Hiragana}|[에를을가은는로서게고])$/u

/** Of a word in several lists, the first counts. */
const ROLES: ReadonlyMap<string, Role> = rolesOf([
  ['filler', list.FILLERS],
  ['not', list.NEGATES_WHAT_FOLLOWS],
  ['not', list.NEGATES_ELSE],
  ['and', list.AND],
  ['or', list.OR],
  ['link', list.LINKS],
  ['limit', list.LIMITS],
  ['binds', list.BINDS],
])

/** What stands for every word of a class. */
const SIGNS: Partial<Record<Role, string>> = { not: NOT, and: AND, or: OR }

function rolesOf(lists: ReadonlyArray<readonly [Role, Readonly<Record<string, string>>]>): Map<string, Role> {
  const roles = new Map<string, Role>()
  for (const [role, lines] of lists) for (const word of list.setOf(lines)) if (!roles.has(word)) roles.set(word, role)
  return roles
}

/** As texts are compared whole. */
export const normalisedIn = ofText(({ text }) => normaliseText(text))

const bareOf = ofText(({ text }) => withoutSaidBefore(text))

/** Every word as it is typed, fillers among them. */
export const spokenIn = ofText((said) => normaliseText(bareOf(said)).split(' '))

/** The words that say something, in order, with what parts them: fillers dropped, every "not" the same, endings with a plus. */
export const orderedIn = ofText((said) => {
  const words: string[] = []
  for (const part of bareOf(said).split(PARTING)) {
    if (words.length > 0) words.push(PARTS)
    for (const [at, side] of part.split(ARROW).entries()) {
      if (at > 0) words.push(LEADS_TO)
      addWords(normaliseText(side), words)
    }
  }
  const parted = words.filter((word, index) => word !== PARTS || !isParting(words[index + 1] ?? PARTS))
  const [verb = NOT] = parted
  // "Use pnpm, don't use npm" says what "use pnpm, not npm" says.
  return parted.filter((word, at) => word !== verb || !isVerbAgain(parted, at))
})

/**
 * Whether the word, which is the first of all, stands again beside the "not" that begins another part, and before what is not to be. "Do not
 * commit on Fridays" is more than "not on Fridays".
 */
function isVerbAgain(words: readonly string[], at: number): boolean {
  const isBehindNot = words[at - 1] === NOT && isParting(words[at - 2] ?? '')
  const isBeforeNot = isParting(words[at - 1] ?? '') && words[at + 1] === NOT
  const negated = words[isBehindNot ? at + 1 : at + 2]
  return (isBehindNot || isBeforeNot) && isPlain(words[at]) && isPlain(negated)
}

function isPlain(word: string | undefined): boolean {
  return word !== undefined && word !== NOT && !isParting(word) && !continues(word) && !isSmall(word)
}

/** Those that nothing may lack that says the same, in no order. In scripts without spaces each letter is one. */
export const contentIn = ofText((said) => [
  ...orderedIn(said).filter(isContent),
  ...(unspacedIn(said).match(LETTER) ?? []).map(asListed).filter((letter) => letter !== AND),
])

/** Hiragana that are no particles: the endings of Japanese verbs, mostly. */
export const hiraganaIn = ofText((said) => unspacedIn(said).match(HIRAGANA) ?? [])

const unspacedIn = ofText((said) =>
  SPACELESS.test(said.text) ? bareOf(said).normalize('NFKC').replace(UNSPACED_FILLERS, ' ') : '',
)

function addWords(normalised: string, words: string[]): void {
  for (const word of withoutPhrases(normalised).split(' ')) {
    if (ASCII.test(word)) addWord(word, words)
    else
      for (const [at, piece] of (word.match(PIECE) ?? []).entries()) {
        if (STARTS_WITH_HIRAGANA.test(piece) || (at > 0 && STARTS_WITH_HANGUL.test(piece))) words.push(`+${piece}`)
        else addWord(piece, words)
      }
  }
}

function addWord(word: string, words: string[]): void {
  if (word !== '' && ROLES.get(word) !== 'filler') words.push(asListed(word))
}

function asListed(word: string): string {
  const role = ROLES.get(word)
  return role === undefined ? word : (SIGNS[role] ?? word)
}

function isContent(word: string): boolean {
  return word !== AND && word !== PARTS && !continues(word) && ROLES.get(word) !== 'link' && !SPACELESS.test(word)
}

/** Unifies every way of saying "not", and removes empty phrases of several words. */
function withoutPhrases(normalised: string): string {
  let text = normalised
  for (const [expression, by] of PHRASES) text = text.replace(expression, by)
  return text
}

export function isParting(word: string): boolean {
  return word === PARTS || word === AND || word === OR
}

/** Whether a word belongs to the one after it. */
export function bindsForward(word: string | undefined): boolean {
  if (word === undefined) return false
  const role = ROLES.get(word)
  return word === NOT || role === 'link' || role === 'limit' || role === 'binds'
}

/** Whether a word belongs to the one before it. */
export function continues(word: string | undefined): boolean {
  return word?.startsWith('+') === true
}

/** Whether a word is an ending that says what the word before it does in the sentence. */
export function isEnding(word: string | undefined): boolean {
  return word !== undefined && ENDING.test(word)
}

/** Whether a word is of a class whose words have no forms. */
export function isSmall(word: string): boolean {
  return ROLES.has(word)
}

/** Whether a single word says "not", in any language. */
export function isNegation(word: string): boolean {
  return ROLES.get(word) === 'not'
}

/** How often something inside the words of a text negates. */
export function negationsInside(normalised: string): number {
  return normalised.match(list.NEGATES_INSIDE)?.length ?? 0
}

/** How often a normalised text says "not". */
export function negationsIn(normalised: string): number {
  const words: string[] = []
  addWords(normalised, words)
  return words.filter((word) => word === NOT).length
}

/** The words that contrast what they belong to with the rest: "only", "before". */
export function limitsIn(said: Said): string[] {
  return contentIn(said).filter((word) => ROLES.get(word) === 'limit')
}

/** Whether a text says "not" anywhere, in any language. */
export function isNegated({ text }: Said): boolean {
  const normalised = normaliseText(text)
  return negationsIn(normalised) > 0 || negationsInside(normalised) > 0
}
