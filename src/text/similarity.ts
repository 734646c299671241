import { editDistance } from './closest.ts'
import { contentWords, isLink, turningOf, withoutEmpty } from './gist.ts'
import { isNegatedForm, negationsInside } from './negations.ts'
import { normaliseText } from './normalise.ts'
import { orderedWords } from './ordered-words.ts'
import { withoutSayingAgain } from './saying-again.ts'
import { areSpelledApart } from './spelling.ts'
import { areTurned } from './turned-words.ts'
import { isSameOrder } from './word-order.ts'

const SCRIPT_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** How alike two texts are, 0 to 1; 1 if they normalise to the same. Words, word pairs and character trigrams (pairs in scripts without spaces), each by Dice. */
export function similarity(a: string, b: string): number {
  return compare(normaliseText(a), normaliseText(b))
}

/** At or above this, two texts say the same unless they differ in negation, number or order. */
const NEAR_DUPLICATE = 0.8

/**
 * Whether `b` only repeats `a`. Never true if one has a word of content more, if one negates what the other says, if numbers or the signs of
 * names differ, or if words changed places in a way that changes their role ("from main to staging"): a wrong merge loses what a person
 * said, a wrong separation costs one key.
 */
export function isNearDuplicate(a: string, b: string): boolean {
  const left = normaliseText(a)
  const right = normaliseText(b)
  if (left === right) return left !== '' && !areSpelledApart(a, b)
  if (numbersOf(left) !== numbersOf(right)) return false
  if (
    turningOf(contentWords(left)) !== turningOf(contentWords(right)) ||
    negationsInside(left) !== negationsInside(right)
  )
    return false
  const leftWords = contentWords(withoutSayingAgain(left))
  const rightWords = contentWords(withoutSayingAgain(right))
  if (!areSameWords(leftWords, rightWords) && (compare(left, right) < NEAR_DUPLICATE || addsAny(leftWords, rightWords)))
    return false
  if (areSpelledApart(a, b) || areTurned(withoutSayingAgain(a), withoutSayingAgain(b))) return false
  if (areOtherNames(capitalisedIn(a), capitalisedIn(b))) return false
  return withoutEmpty(left) === withoutEmpty(right) || areInSameOrder(a, b)
}

/** Whether the words two texts share are in an order that means the same. Says nothing about how many they share. */
export function areInSameOrder(a: string, b: string): boolean {
  const left = orderedWords(a)
  return isSameOrder(left, inTheFormsOf(left, orderedWords(b)))
}

function compare(left: string, right: string): number {
  if (left === right) return left === '' ? 0 : 1
  const leftWords = wordsOf(left)
  const rightWords = wordsOf(right)
  const words = dice(leftWords, rightWords)
  const letters = dice(gramsOf(left), gramsOf(right))
  if (leftWords.length < 2 || rightWords.length < 2) return (words + letters) / 2
  return 0.35 * words + 0.25 * dice(pairsOf(leftWords), pairsOf(rightWords)) + 0.4 * letters
}

function wordsOf(normalised: string): string[] {
  if (normalised === '') return []
  return normalised.split(' ').flatMap((word) => (SCRIPT_WITHOUT_SPACES.test(word) ? Array.from(word) : [word]))
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)
}

function gramsOf(normalised: string): string[] {
  return nGrams(` ${normalised} `, SCRIPT_WITHOUT_SPACES.test(normalised) ? 2 : 3)
}

function nGrams(text: string, n: number): string[] {
  const letters = Array.from(text)
  if (letters.length <= n) return [text]
  return letters.slice(n - 1).map((_, index) => letters.slice(index, index + n).join(''))
}

/** Sørensen–Dice over bags: twice what both have, divided by the total. */
function dice(left: readonly string[], right: readonly string[]): number {
  if (left.length + right.length === 0) return 0
  const counts = new Map<string, number>()
  for (const gram of left) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  let shared = 0
  for (const gram of right) {
    const count = counts.get(gram) ?? 0
    if (count === 0) continue
    counts.set(gram, count - 1)
    shared++
  }
  return (2 * shared) / (left.length + right.length)
}

/** The numbers in a text: texts that differ in one never say the same. */
export function numbersOf(text: string): string {
  return (text.match(/\d+/gu) ?? []).toSorted().join(' ')
}

function areSameWords(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && left.length === right.length && left.toSorted().join(' ') === right.toSorted().join(' ')
}

/** Whether one says something that the other does not, apart from other forms of the same word: `src/gen` against `src/api`. */
function addsAny(left: readonly string[], right: readonly string[]): boolean {
  const onlyRight = [...right]
  const onlyLeft = left.filter((word) => {
    const same = onlyRight.indexOf(word)
    if (same >= 0) onlyRight.splice(same, 1)
    return same < 0
  })
  const isNew = (others: readonly string[]) => (word: string) => !others.some((other) => isSameWord(word, other))
  return onlyLeft.some(isNew(onlyRight)) || onlyRight.some(isNew(onlyLeft))
}

/** Words within a sentence that begin with a capital. */
function capitalisedIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu))
}

/** Names that differ in a letter are two names, and no typo: "Martin" and "Martina", "Mario" and "Maria". */
function areOtherNames(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const onlyRight = [...right].filter((name) => !left.has(name))
  return [...left].some((name) => !right.has(name) && onlyRight.some((other) => isOtherName(name, other)))
}

function isOtherName(a: string, b: string): boolean {
  return (
    a === `${b}a` ||
    b === `${a}a` ||
    (a !== b && /[aeo]$/u.test(a) && /[aeo]$/u.test(b) && a.slice(0, -1) === b.slice(0, -1))
  )
}

/** The words in the other text's forms: "client" and "clients" may replace each other. */
function inTheFormsOf(known: readonly string[], words: readonly string[]): string[] {
  const forms = new Set(known)
  return words.map((word) => (forms.has(word) ? word : (known.find((other) => isSameWord(word, other)) ?? word)))
}

/**
 * Another form, or a typo. A different beginning ("export", "import"), middle ("integers", "intervals") or meaning ("with", "without")
 * makes another word, and names with numbers ("web1a", "web1b") are exact.
 */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length <= 3 || b.length <= 3 || a[0] !== b[0] || isLink(a) || isLink(b) || isNegatedForm(a, b)) return false
  if (/\d/.test(a) || /\d/.test(b)) return false
  return dice(nGrams(a, 2), nGrams(b, 2)) >= 0.6 && (isOtherForm(a, b) || editDistance(a, b) <= 1)
}

/** How many letters the endings of two forms may have: "test" and "testing", "reviewer" and "reviews". */
const ENDING = 3

function isOtherForm(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [one, other] = [a.length - same, b.length - same]
  return Math.max(one, other) <= ENDING && Math.min(one, other) <= 1
}
