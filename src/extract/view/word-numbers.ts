import { lexicon, type LexiconEntry } from './lexicon.ts'
import { utf16UnitsOf } from './utf16-units.ts'

/** As many words have numbers: more than a person uses. */
export const MOST_WORDS = 16_384
/** What is longer, in UTF-16 units, is no word that comes again: a clause where words are not parted, or a hash. */
const LONGEST = 24
/** The number of what has none. */
export const NO_NUMBER = 0xffff

/**
 * The letters of all numbered words, one after another, and by number where each begins: what is asked for with every word of a text has to
 * lie close together, or waiting for memory takes longer than the work.
 */
const letters = new Uint16Array(MOST_WORDS * LONGEST)
const begins = new Uint32Array(MOST_WORDS + 1)
/** One more than the number of the word at a place, 0 where there is none; half empty when all numbers are given. The size is a power of two. */
const table = new Uint16Array(2 * MOST_WORDS)
let count = 0

/** Begins the hash of a word. */
export const NO_LETTERS = 0

/** The hash of a word that goes on with a UTF-16 unit. */
export function hashOn(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

/** The number of the word that stands in the units of a text from `start` to `end`: always the same in one process, and another for each word. */
export function wordAt(units: Uint16Array, start: number, end: number, hash: number): number {
  if (end - start > LONGEST) return NO_NUMBER
  let place = (hash ^ (hash >>> 15)) & (table.length - 1)
  for (let number = table[place] as number; number !== 0; number = table[place] as number) {
    if (isWord(number - 1, units, start, end)) return number - 1
    place = (place + 1) & (table.length - 1)
  }
  return count < MOST_WORDS ? addWord(units, start, end, place) : NO_NUMBER
}

/** The number of the word that a whole text is. */
export function wordOf(text: string): number {
  let hash = NO_LETTERS
  const units = utf16UnitsOf(text)
  const { length } = text
  for (let at = 0; at < length; at++) hash = hashOn(hash, units[at] as number)
  return wordAt(units, 0, length, hash)
}

function isWord(number: number, units: Uint16Array, start: number, end: number): boolean {
  let letter = begins[number] as number
  if ((begins[number + 1] as number) - letter !== end - start) return false
  for (let at = start; at < end; at++) if (letters[letter++] !== units[at]) return false
  return true
}

function addWord(units: Uint16Array, start: number, end: number, place: number): number {
  let letter = begins[count] as number
  for (let at = start; at < end; at++) letters[letter++] = units[at] as number
  begins[count + 1] = letter
  table[place] = count + 1
  return count++
}

/** The words that tell something by themselves have the first numbers. */
const entries: readonly LexiconEntry[] = Array.from(lexicon, ([word, entry]) => {
  wordOf(word)
  return entry
})

/** What a word tells by itself; `undefined`: nothing. */
export function entryOf(number: number): LexiconEntry | undefined {
  return entries[number]
}
