import { lookUp, type LexiconEntry } from './lexicon.ts'

/** A word of folded text. Of those that are remembered there is one each, so that what is found out about it is found out once. */
export type Word = {
  readonly text: string
  readonly entry: LexiconEntry | undefined
  /** Below `MOST_WORDS`, and another for each; of those that are not remembered, `NO_ID`. */
  readonly id: number
}

/** As many words are remembered: more than a person uses. */
export const MOST_WORDS = 16_384
/** What is longer, in UTF-16 units, is no word that comes again: a clause where words are not parted, or a hash. */
const LONGEST = 24
export const NO_ID = -1

/** Half empty when all are known. The size is a power of two. */
const table: Array<Word | undefined> = Array.from({ length: 2 * MOST_WORDS })
let known = 0

/** Begins the hash of a word. */
export const NO_LETTERS = 0

/** The hash of a word that goes on with a UTF-16 unit. */
export function hashOn(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

/** The word that stands in a text from `start` to `end`. Cutting it out and looking it up would take three times as long. */
export function wordAt(text: string, start: number, end: number, hash: number): Word {
  let place = (hash ^ (hash >>> 15)) & (table.length - 1)
  for (;;) {
    const word = table[place]
    if (word === undefined) return learn(text.slice(start, end), place)
    if (word.text.length === end - start && standsAt(word.text, text, start)) return word
    place = (place + 1) & (table.length - 1)
  }
}

/** The word that a whole text is. */
export function wordOf(text: string): Word {
  let hash = NO_LETTERS
  for (let at = 0; at < text.length; at++) hash = hashOn(hash, text.charCodeAt(at))
  return wordAt(text, 0, text.length, hash)
}

function standsAt(word: string, text: string, start: number): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  return true
}

function learn(text: string, place: number): Word {
  const isKept = known < MOST_WORDS && text.length <= LONGEST
  const word = { text: isKept ? copyOf(text) : text, entry: lookUp(text), id: isKept ? known++ : NO_ID }
  if (isKept) table[place] = word
  return word
}

/** A part of a string keeps all of it in memory: what is remembered is letters of its own. */
function copyOf(text: string): string {
  return text.split('').join('')
}
