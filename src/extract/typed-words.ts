import { fold, foldWords } from './fold.ts'

/**
 * What was typed for the words at `from` to `to` of a folded sentence: the person is shown their own words, not the form that cues read.
 * Folding keeps no places, so the words are looked for as they are, else found by counting the words that each typed one folds to.
 */
export function typedWords(original: string, folded: string, from: number, to: number): string {
  const words = folded
    .slice(from, to)
    .trim()
    .replace(/(?: [,.;:!?])+$/, '')
  const lower = original.toLowerCase()
  const place = lower.length === original.length ? lower.indexOf(words) : -1
  if (place !== -1) return withoutEdges(original.slice(place, place + words.length))
  const before = countWords(folded.slice(0, from))
  const typed = Array.from(original.matchAll(/\S+/g), ({ 0: word, index }) => ({ word, end: index + word.length }))
  const counts = [
    () => sums(typed.map(({ word }) => foldWords(word).length)),
    // A placeholder may stand for what several words say, so that it is right to fold all to each of them, and slow.
    () => typed.map(({ end }) => foldWords(original.slice(0, end)).length),
  ]
  for (const foldedUpTo of counts) {
    const span = spanOf(original, typed, foldedUpTo(), before, before + countWords(words))
    if (span !== undefined && fold(span).includes(` ${words} `)) return span
  }
  return withoutPlaces(words)
}

type TypedWord = { readonly word: string; readonly end: number }

/** The typed words that fold to those after the first `before`, up to the one of number `last`. */
function spanOf(
  original: string,
  typed: readonly TypedWord[],
  foldedUpTo: readonly number[],
  before: number,
  last: number,
): string | undefined {
  const first = typed[foldedUpTo.findIndex((count) => count > before)]
  const end = typed[foldedUpTo.findIndex((count) => count >= last)]?.end
  return first && end !== undefined ? withoutEdges(original.slice(first.end - first.word.length, end)) : undefined
}

function sums(numbers: readonly number[]): number[] {
  let sum = 0
  return numbers.map((number) => (sum += number))
}

function withoutEdges(words: string): string {
  return words.replace(/^[\s(["'“‘,;:]+/, '').replace(/[\s)"'”’\].,;:!?]+$/, '') || words
}

/** For what cannot be found again: no placeholder is shown. */
function withoutPlaces(words: string): string {
  return words.replaceAll(/\b_[a-z]+_\b/g, '…')
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}
