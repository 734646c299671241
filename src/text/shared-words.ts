import { contentWords } from './gist.ts'
import { normaliseText } from './normalise.ts'

/** Whether two texts have any word in common that says something, in whatever form: its first five letters count. Nothing said shares with all. */
export function sharesWords(a: string, b: string): boolean {
  const left = new Set(wordsOf(a))
  return left.size === 0 || wordsOf(b).some((word) => left.has(word))
}

function wordsOf(text: string): string[] {
  return contentWords(normaliseText(text))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.slice(0, 5))
}
