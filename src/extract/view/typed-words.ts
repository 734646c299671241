import { lazily } from '../../base/lazily.ts'
import { fold, foldSentence } from './fold.ts'

/** The typed words for those at `from` to `to` of the folded sentence. */
type TypedWords = (from: number, to: number) => string

/**
 * Finds what was typed for parts of a folded sentence: people see their own words, not the form that cues read. Folding does not keep
 * positions, so the folded words are searched in what was typed, or else found by counting.
 */
export function createTypedWords(original: string, folded: string): TypedWords {
  const lower = original.toLowerCase()
  const byLetters = lazily(() => findByLetters(original, folded))
  const byWords = lazily(() => findByWords(original, folded))
  return (from, to) => {
    const words = folded
      .slice(from, to)
      .trim()
      .replace(/(?: [,.;:!?])+$/, '')
    const place = lower.length === original.length ? lower.indexOf(words) : -1
    if (place !== -1) return withoutEdges(original.slice(place, place + words.length))
    const start = Math.max(from, folded.indexOf(words, from))
    return byLetters()(words, start) ?? byWords()(words, start) ?? withoutPlaces(words)
  }
}

/** The typed words for `words`, which are at `start` of the folded sentence; undefined if they are not found in this way. */
type Find = (words: string, start: number) => string | undefined

/** Finds words by counting letters: most sentences have as many when folded. */
function findByLetters(original: string, folded: string): Find {
  const typed = placesOfLetters(original)
  const read = placesOfLetters(folded)
  if (typed.length !== read.length) return () => undefined
  return (words, start) => {
    const [first, last] = [typed[read.indexOf(start)], typed[read.indexOf(start + words.length - 1)]]
    if (first === undefined || last === undefined) return undefined
    const found = original.slice(first, last + 1)
    // If a placeholder adds as many letters as a ligature removes, the count agrees but the positions do not.
    return fold(found) === ` ${words} ` ? withoutEdges(found) : undefined
  }
}

/**
 * Finds words by counting those that the text up to each typed word folds to. That text is folded as a whole, because a placeholder may stand for
 * several words. Slow, so few of them are counted.
 */
function findByWords(original: string, folded: string): Find {
  const typed = Array.from(original.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const counts: number[] = []
  const wordsUpTo = (index: number): number =>
    (counts[index] ??= foldSentence(original.slice(0, typed[index]?.end)).words.length)
  /** The first typed word up to which there are so many words, by binary search; undefined if there never are. */
  const wordWith = (count: number) => {
    let [from, to] = [0, typed.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (wordsUpTo(middle) >= count) to = middle
      else from = middle + 1
    }
    return typed[from]
  }
  return (words, start) => {
    const before = countWords(folded.slice(0, start))
    const first = wordWith(before + 1)
    const last = wordWith(before + countWords(words))
    const span = original.slice(first?.start ?? 0, last?.end ?? 0)
    return fold(span).includes(` ${words} `) ? withoutEdges(span) : undefined
  }
}

function withoutEdges(words: string): string {
  return words.replace(/^[\s(["'“‘,;:]+/, '').replace(/[\s)"'”’\].,;:!?]+$/, '') || words
}

/** For words that cannot be found again: no placeholder is shown. */
function withoutPlaces(words: string): string {
  return words.replaceAll(/\b_[a-z]+_\b/g, '…')
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}

/** What folding drops, and what separates words. */
const NO_LETTER = /[\u05b0-\u05bc\u05c1\u05c2\u064b-\u0655\u0640\u200c\s\u2018\u2019'´ʼ]/

function placesOfLetters(text: string): number[] {
  const places: number[] = []
  const { length } = text
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at)
    if (isAsciiLetter(unit) || !NO_LETTER.test(text.charAt(at))) places.push(at)
  }
  return places
}

function isAsciiLetter(unit: number): boolean {
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a
}
