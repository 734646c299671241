import { memoized } from '../../base/memoized.ts'
import { normaliseText } from '../normalise.ts'
import { contrasted } from './contrast.ts'
import { PHRASES, UNSPACED_FILLERS } from './phrases.ts'
import { withoutSaidBefore } from './said-before.ts'
import { AND, LEADS_TO, NOT, NOT_BEFORE, PARTS, asListed, continues, isParting, roleOf } from './word-classes.ts'
import { NEGATES_INSIDE } from './words.ts'

/** Something with a text that does not change. What is computed from it is kept as long as it lives, because it is compared with many. */
export type Said = { readonly text: string }

/** Computes something from a text only once, however often it is asked for. */
export const ofText: <T>(make: (said: Said) => T) => (said: Said) => T = memoized

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

/** The form in which whole texts are compared. */
export const normalisedIn = ofText(({ text }) => normaliseText(text))

/** A "no" that answers somebody: "No, use pnpm" does not negate what follows. */
const ANSWERS =
  /^[\s\p{P}]*(?:no|nope|nein|non|não|nao|nee|нет|ні|hayır|不|不是|いいえ|아니요)\s*(?:[,.!，。、！]+|\s[-–—])(?=\s|[^\p{ASCII}])\s*/iu

const bareOf = ofText(({ text }) => withoutSaidBefore(text).replace(ANSWERS, ''))

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
  return contrasted(parted, bareOf(said))
})

/** The words that every text that says the same must have, in any order. In scripts without spaces each letter is one. */
export const contentIn = ofText((said) => [
  ...orderedIn(said).filter(isContent),
  ...(unspacedIn(said).match(LETTER) ?? []).map(asListed).filter((letter) => letter !== AND),
])

/** Hiragana that are not particles: mostly the endings of Japanese verbs. */
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
  if (word !== '' && roleOf(word) !== 'filler') words.push(asListed(word))
}

function isContent(word: string): boolean {
  return word !== AND && word !== PARTS && !continues(word) && roleOf(word) !== 'link' && !SPACELESS.test(word)
}

/** Unifies every way of saying "not", and removes empty phrases of several words. */
function withoutPhrases(normalised: string): string {
  let text = normalised
  for (const [expression, by] of PHRASES) text = text.replace(expression, by)
  return text
}

/** How often something inside the words of a text negates. */
export function negationsInside(normalised: string): number {
  return normalised.match(NEGATES_INSIDE)?.length ?? 0
}

/** How often a normalised text says "not". */
export function negationsIn(normalised: string): number {
  const words: string[] = []
  addWords(normalised, words)
  return words.filter((word) => word === NOT || word === NOT_BEFORE).length
}

/** The words that contrast what they belong to with the rest: "only", "before". */
export function limitsIn(said: Said): string[] {
  return contentIn(said).filter((word) => roleOf(word) === 'limit')
}

/** Whether a text says "not" anywhere, in any language. */
export function isNegated({ text }: Said): boolean {
  const normalised = normaliseText(text)
  return negationsIn(normalised) > 0 || negationsInside(normalised) > 0
}
