import { contentWords } from './gist.ts'
import { normaliseText } from './normalise.ts'

/** Whether two texts share any meaningful word, in any form: its first five letters count. A text without meaningful words shares with all. */
export function sharesWords(a: string, b: string): boolean {
  const left = new Set(wordsOf(a))
  return left.size === 0 || wordsOf(b).some((word) => left.has(word))
}

function wordsOf(text: string): string[] {
  return contentWords(normaliseText(text))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.slice(0, 5))
}
