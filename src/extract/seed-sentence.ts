import { type Sentence, splitSentences } from '../text/sentences.ts'

/** A sentence is looked for at most so far from the phrase, and taken up to twice as far. */
const REACH = 1000
/** What is split at once: the most of it only once. */
const STRETCH = 8 * REACH

/**
 * Finds the sentence of a plain text that holds a place; asked for places in ascending order. Only the text around a place is split, and
 * places near each other in an endless sentence get the same part of it: linear, however many are asked for.
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
