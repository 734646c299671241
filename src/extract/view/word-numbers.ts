import { lexicon, type LexiconEntry } from './lexicon.ts'
import { utf16UnitsOf } from './utf16-units.ts'

/** How many words of texts get numbers: more than a person uses. */
const MAX_SAID_WORDS = 16_384
/** The same with the words that Sage itself looks for, which get numbers however many words were said before. */
export const MAX_WORDS = MAX_SAID_WORDS + 4096
/** Longer ones do not recur: a clause in a script without spaces, or a hash. */
const MAX_WORD_UNITS = 24
/** Stands for a word that has no number. */
export const NO_NUMBER = 0xffff

/**
 * The letters of all numbered words, one after another, and where each begins: data needed for every word must be close together in
 * memory, or waiting for it takes longer than the work.
 */
const letters = new Uint16Array(MAX_WORDS * MAX_WORD_UNITS)
const begins = new Uint32Array(MAX_WORDS + 1)
/** One more than the number of the word in each slot, 0 if it is empty; a third of them stay empty. The size is a power of two. */
const table = new Uint16Array(2 * MAX_SAID_WORDS)
let count = 0

/** Begins the hash of a word. */
export const NO_LETTERS = 0

/** The hash of a word continued by a UTF-16 unit. */
export function hashOn(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

/** The number of the word at `start` to `end` in a text's units: constant within a process, and different for each word. */
export function wordAt(
  units: Uint16Array,
  start: number,
  end: number,
  hash: number,
  maxWords = MAX_SAID_WORDS,
): number {
  if (end - start > MAX_WORD_UNITS) return NO_NUMBER
  let slot = (hash ^ (hash >>> 15)) & (table.length - 1)
  for (let number = table[slot] as number; number !== 0; number = table[slot] as number) {
    if (isWord(number - 1, units, start, end)) return number - 1
    slot = (slot + 1) & (table.length - 1)
  }
  return count < maxWords ? addWord(units, start, end, slot) : NO_NUMBER
}

/** The number of a word that Sage looks for. */
export function wordOf(text: string): number {
  let hash = NO_LETTERS
  const units = utf16UnitsOf(text)
  const { length } = text
  for (let at = 0; at < length; at++) hash = hashOn(hash, units[at] as number)
  return wordAt(units, 0, length, hash, MAX_WORDS)
}

function isWord(number: number, units: Uint16Array, start: number, end: number): boolean {
  let letter = begins[number] as number
  if ((begins[number + 1] as number) - letter !== end - start) return false
  for (let at = start; at < end; at++) if (letters[letter++] !== units[at]) return false
  return true
}

function addWord(units: Uint16Array, start: number, end: number, slot: number): number {
  let letter = begins[count] as number
  for (let at = start; at < end; at++) letters[letter++] = units[at] as number
  const number = count
  count++
  begins[count] = letter
  table[slot] = count
  return number
}

/** Words with a meaning of their own have the first numbers. */
const entries: readonly LexiconEntry[] = Array.from(lexicon, ([word, entry]) => {
  wordOf(word)
  return entry
})

/** What a single word shows; `undefined`: nothing. */
export function entryOf(number: number): LexiconEntry | undefined {
  return entries[number]
}
