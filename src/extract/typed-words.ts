import { fold, foldWords } from './fold.ts'

/**
 * What was typed for the words at `from` to `to` of a folded sentence: the person is shown their own words, not the form that cues read.
 * Folding keeps no places, so the words are looked for as they are, else found by counting the words that each typed one folds to.
 */
export function typedWords(original: string, folded: string, from: number, to: number): string {
  const words = folded.slice(from, to).trim()
  const lower = original.toLowerCase()
  const place = lower.length === original.length ? lower.indexOf(words) : -1
  if (place !== -1) return withoutEdges(original.slice(place, place + words.length))
  const span = spanOf(original, countWords(folded.slice(0, from)), countWords(words))
  return span === undefined || !fold(span).includes(` ${words} `) ? withoutPlaces(words) : span
}

/** The typed words that fold to the `count` words after the first `before`. */
function spanOf(original: string, before: number, count: number): string | undefined {
  const typed = [...original.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
  const foldedUpTo = typed.map(({ end }) => foldWords(original.slice(0, end)).length)
  const first = typed[foldedUpTo.findIndex((words) => words > before)]
  const last = typed[foldedUpTo.findIndex((words) => words >= before + count)]
  if (!first || !last) return undefined
  return withoutEdges(original.slice(first.start, last.end))
}

function withoutEdges(words: string): string {
  return words.replace(/^[\s(["'“‘,;:]+|[\s)"'”’\].,;:!?]+$/gu, '') || words
}

/** For what cannot be found again: no placeholder is shown. */
function withoutPlaces(words: string): string {
  return words.replaceAll(/\b_[a-z]+_\b/g, '…')
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}
