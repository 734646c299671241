import { MAY_NEGATE, NEGATIONS, TURNING, negationsInside } from './negations.ts'

const words = (list: string): readonly string[] => list.split(/\s+/u)

/** Words that say nothing in a learning: "please always use pnpm" says what "use pnpm" says. */
const EMPTY = new Set(
  words(
    `please always just also really the an remember note so ok okay hey this these our my we wir nous мы nosotros you i me us it do does should must be is are was now each
every all bitte immer auch die das ein eine por favor siempre sempre el la los las sil te plaît toujours le les
всегда пожалуйста 请 要 了`,
  ),
)
/** Words for the place where a learning applies anyway. */
const PLACES = new Set(words('repo repository project codebase'))
/** Words without content that connect others: they count only where order does. */
const LINKS = new Set(words('and a to that in on from der den dem de du des 的'))
export const NOT = '¬'
const PHRASES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:instead of|rather than|in place of)\b/gu, 'not'],
  [/\b(?:anstatt|anstelle von|au lieu de|en lugar de|em vez de)\b|(?<!\p{L})вместо(?!\p{L})/gu, 'not'],
  [/\bfrom now on\b|必ず|常に|总是|始终|我们|我們|咱们|咱們|항상/gu, ' '],
  [/不要|而不是|不得|不能/gu, '不'],
]
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\s]+/gu

/** The content words of a normalised text, in order: fillers dropped, every negation the same, word ends cut. */
export function contentWords(normalised: string): string[] {
  return (withoutPhrases(normalised).match(TOKEN) ?? []).flatMap((token) => {
    if (NEGATIONS.has(token)) return [NOT]
    if (TURNING.has(token) || MAY_NEGATE.has(token)) return [token]
    return EMPTY.has(token) || LINKS.has(token) || PLACES.has(token) ? [] : [stem(token)]
  })
}

/** How often the meaning is negated. */
export function turnsOf(content: readonly string[]): number {
  return content.filter((word) => word === NOT).length
}

/** Whether a normalised text says "not" anywhere, in any language. */
export function isNegated(normalised: string): boolean {
  return negationsInside(normalised) > 0 || turnsOf(contentWords(normalised)) > 0
}

/** Whether a normalised text negates, or contrasts what it says with the rest: "never", "before a release". */
export function turnsMeaning(normalised: string): boolean {
  return isNegated(normalised) || contentWords(normalised).some((word) => TURNING.has(word))
}

/** Everything that negates the meaning, or may: texts that differ in it never say the same. */
export function turningOf(content: readonly string[]): string {
  return content
    .filter((word) => word === NOT || TURNING.has(word) || MAY_NEGATE.has(word))
    .toSorted()
    .join(' ')
}

/** A normalised text without empty words: most repetitions have the same one. */
export function withoutEmpty(normalised: string): string {
  return normalised
    .split(' ')
    .filter((word) => !EMPTY.has(word))
    .join(' ')
}

export function isEmpty(word: string): boolean {
  return EMPTY.has(word)
}

export function isNegation(word: string): boolean {
  return NEGATIONS.has(word)
}

/** Whether a word belongs to those that follow. */
export function isLink(word: string): boolean {
  return word === NOT || LINKS.has(word) || TURNING.has(word)
}

/** Unifies every way of saying "not", and removes empty phrases of several words. */
export function withoutPhrases(normalised: string): string {
  let text = normalised
  for (const [expression, by] of PHRASES) text = text.replace(expression, by)
  return text
}

/** Cuts off plural, -ing, -ed, -en and a final e: enough to recognise a word, not to find its root. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/u.test(word)) return word
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const bare = singular.length > 4 ? singular.replace(/(?:ing|ed|en)$/u, '') : singular
  const single = bare === singular ? bare : bare.replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
  return single.length > 3 ? single.replace(/e$/u, '') : single
}
