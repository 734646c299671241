import { countsOf } from '../../base/counts-of.ts'
import { normaliseText } from '../../text/normalise.ts'

/**
 * How alike two texts are, 0 to 1: twice the pairs of neighbouring letters that both have, divided by all of them (Sørensen–Dice). That needs no
 * words, which some scripts write without spaces.
 */
export function similarity(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const counts = countsOf(left)
  let shared = 0
  for (const pair of right) {
    const count = counts.get(pair) ?? 0
    if (count === 0) continue
    counts.set(pair, count - 1)
    shared++
  }
  return left.length + right.length === 0 ? 0 : (2 * shared) / (left.length + right.length)
}

/** The space before the first word and after the last makes each word begin and end alike. */
function pairsOf(text: string): string[] {
  const normalised = normaliseText(text)
  const letters = normalised === '' ? [] : Array.from(` ${normalised} `)
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}
