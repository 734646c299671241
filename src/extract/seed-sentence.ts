import { type Sentence, splitSentences } from '../text/sentences/sentences.ts'

/** How far from the phrase a sentence is searched; it is used up to twice this length. */
const REACH = 1000
/** How much text is split at a time; most of it is split only once. */
const STRETCH = 8 * REACH

/**
 * Finds the sentence around a place in a plain text; ask for places in ascending order. Only the text around a place is split, and places
 * near each other in an endless sentence share the same part of it, so it is linear however many are asked for.
 */
export function sentenceFinder(text: string): (at: number) => string {
  let stretch = -1
  let from = 0
  let sentences: readonly Sentence[] = []
  let index = 0
  return (at) => {
    if (stretch !== Math.floor(at / STRETCH)) {
      stretch = Math.floor(at / STRETCH)
      from = Math.max(0, stretch * STRETCH - REACH)
      sentences = splitSentences(text.slice(from, (stretch + 1) * STRETCH + REACH).toWellFormed())
      index = 0
    }
    while (index < sentences.length - 1 && (sentences[index]?.end ?? 0) <= at - from) index++
    const { text: sentence = '', start = 0 } = sentences[index] ?? {}
    if (sentence.length <= 3 * REACH) return sentence
    const cell = Math.floor((at - from - start) / REACH)
    return sentence.slice(Math.max(0, (cell - 1) * REACH), (cell + 2) * REACH)
  }
}
