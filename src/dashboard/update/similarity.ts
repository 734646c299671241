import { countsOf } from '../../base/counts-of.ts'
import { normaliseText } from '../../text/normalise.ts'

const SCRIPT_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * How alike two texts are, 0 to 1; 1 if they normalise to the same. Words, word pairs and character trigrams (pairs in scripts without
 * spaces), each by Dice.
 */
export function similarity(a: string, b: string): number {
  const [left, right] = [normaliseText(a), normaliseText(b)]
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
  const counts = countsOf(left)
  let shared = 0
  for (const gram of right) {
    const count = counts.get(gram) ?? 0
    if (count === 0) continue
    counts.set(gram, count - 1)
    shared++
  }
  return (2 * shared) / (left.length + right.length)
}
