import { areSpelledApart } from './names.ts'
import { type Said, contentIn, hiraganaIn, negationsInside, normalisedIn, orderedIn } from './reading.ts'
import { sameWordIn } from './same-word.ts'
import { areTurned } from './turned.ts'
import { isSameOrder } from './word-order.ts'

// The interface of this folder: what other folders ask about two texts. The other files are how it is answered.
export { addsName, areSpelledApart } from './names.ts'
export { PREFERRED_TO } from './phrases.ts'
export { isNegated, limitsIn, negationsIn, ofText, type Said, SPACELESS } from './reading.ts'
export { isNegation, isSmall } from './word-classes.ts'
export { withoutSaidBefore } from './said-before.ts'
export { NEGATES_WHAT_FOLLOWS, OR, setOf } from './words.ts'

/**
 * Whether two texts say the same. A wrong "yes" loses what a person said, a wrong "no" costs one key: so a difference found in any of these ways
 * makes them two, and there are no degrees.
 *
 * 1. Read (`reading.ts`): marks, case, fillers, politeness and "as I said" are dropped, every "not" is the same. A text that sets one thing against
 *    another, or says only what is not to be used, gets one order and one verb (`contrast.ts`).
 * 2. Align (`same-word.ts`): each word finds the same word in the other text, or a form of it.
 * 3. Judge: a word without a counterpart says something else, whether it is content, a negation, a limit or a number. Small words that reverse a
 *    sentence must not face their opposites (`turned.ts`); names must be typed alike (`names.ts`).
 * 4. Order (`word-order.ts`): phrases may move, words may not change places.
 *
 * What each class of words is in each language is in `words.ts`.
 */
export function saySame(a: Said, b: Said): boolean {
  const [left, right] = [normalisedIn(a), normalisedIn(b)]
  if (left === right) return left !== '' && !areSpelledApart(a, b)
  return (
    contentIn(a).length > 0 &&
    !addsWord(a, b) &&
    !addsWord(b, a) &&
    negationsInside(left) === negationsInside(right) &&
    !areSetApart(a, b) &&
    areInSameOrder(a, b)
  )
}

/** How many hiragana an ending has more than another: 書く, 書いて. */
const LONGER_ENDING = 1

/** Whether a text has a word that is not in the known one, in any form. In scripts without spaces, a letter. */
export function addsWord(known: Said, text: Said): boolean {
  const { onlyLeft, onlyRight } = difference(contentIn(known), contentIn(text))
  if (onlyRight.length > 0) {
    const isSameWord = sameWordIn(known, text)
    if (!onlyRight.every((word) => onlyLeft.some((other) => isSameWord(word, other)))) return true
  }
  return difference(hiraganaIn(known), hiraganaIn(text)).onlyRight.length > LONGER_ENDING
}

/** What one has more often than the other. */
function difference(left: readonly string[], right: readonly string[]): { onlyLeft: string[]; onlyRight: string[] } {
  const onlyLeft = [...left]
  const onlyRight = right.filter((word) => {
    const at = onlyLeft.indexOf(word)
    if (at >= 0) onlyLeft.splice(at, 1)
    return at < 0
  })
  return { onlyLeft, onlyRight }
}

/** Whether two texts differ in more than words of content: the signs of a name, "from" and "to", "my" and "your". */
export function areSetApart(a: Said, b: Said): boolean {
  return areSpelledApart(a, b) || areTurned(a, b)
}

/** Whether the words two texts share are in an order that means the same. Says nothing about how many they share. */
export function areInSameOrder(a: Said, b: Said): boolean {
  const [left, right] = [orderedIn(a), orderedIn(b)]
  const held = new Set(left)
  const isSameWord = sameWordIn(a, b)
  const inFormsOfLeft = (word: string) => left.find((other) => isSameWord(word, other)) ?? word
  return isSameOrder(
    left,
    right.map((word) => (held.has(word) ? word : inFormsOfLeft(word))),
  )
}

/** How many first letters make two words count as forms of one, whatever the language. */
const STEM = 5

/** Whether two texts share any word of content. A text without any shares with all. */
export function shareWords(a: Said, b: Said): boolean {
  const stems = (said: Said) =>
    contentIn(said)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .map((word) => word.slice(0, STEM))
  const [left, right] = [stems(a), stems(b)]
  const isSameWord = sameWordIn(a, b)
  return left.length === 0 || right.some((word) => left.some((other) => isSameWord(word, other)))
}

/** The numbers in a text: texts that differ in one never say the same. */
export function numbersOf(text: string): string {
  return (text.match(/\d+/gu) ?? []).toSorted().join(' ')
}
