import { alphabetOf } from './alphabet.ts'
import { utf16UnitsOf } from './utf16-units.ts'
import { hashOn, NO_LETTERS, wordAt } from './word-numbers.ts'

/** What a character is when splitting words; `UNKNOWN`: not looked up yet. */
const UNKNOWN = 0
const SPACE = 1
const LETTER = 2
const FULL_STOP = 3
/** A character that is a word of its own. */
const SIGN = 4
/** The lowest bits of an entry are the character's kind; the bits above are its alphabet. */
const KIND = 7
const ALPHABET_SHIFT = 3

/** By UTF-16 unit, filled in on demand: Unicode's tables take a hundred times as long as this one. */
const CHARACTERS = new Uint16Array(65_536)

/** Text in the form that cues read, and its words. */
export type FoldedSentence = {
  /** The words, a space before and after each. */
  readonly folded: string
  /** Their numbers (see `word-numbers.ts`). */
  readonly words: readonly number[]
  /** Where each ends in `folded`, in UTF-16 units: the next begins after the space. */
  readonly ends: readonly number[]
  /** The alphabets of its letters: bits of `alphabet.ts`. */
  readonly alphabets: number
}

/**
 * Splits a text into words: at spaces, with punctuation split off, a full stop only before a space or the end. `+ # = / - _` count as
 * letters, and a full stop inside a word is part of it.
 */
export function splitWords(text: string): FoldedSentence {
  const units = utf16UnitsOf(text)
  const { length } = text
  const words: number[] = []
  const ends: number[] = []
  let folded = ' '
  let foldedEnd = 0
  // Words already separated by single spaces are copied in one piece.
  let pieceStart = 0
  let pieceEnd = -1
  let seen = 0
  let at = 0
  while (at < length) {
    const start = at
    let hash = NO_LETTERS
    let kind = SPACE
    while (at < length) {
      const character = CHARACTERS[units[at] as number] || characterAt(text, at)
      seen |= character
      kind = character & KIND
      if (kind !== LETTER && (kind !== FULL_STOP || at + 1 === length || isSpaceAt(text, at + 1))) break
      hash = hashOn(hash, units[at++] as number)
    }
    if (at === start && kind === SPACE) {
      at++
      continue
    }
    if (at === start) for (const end = at + widthAt(text, at); at < end; at++) hash = hashOn(hash, units[at] as number)
    words.push(wordAt(units, start, at, hash))
    foldedEnd += at - start + 1
    ends.push(foldedEnd)
    if (pieceEnd !== start - 1 || units[pieceEnd] !== SPACE_UNIT) {
      if (pieceEnd > pieceStart) folded += `${text.slice(pieceStart, pieceEnd)} `
      pieceStart = start
    }
    pieceEnd = at
  }
  if (pieceEnd > pieceStart) folded += `${text.slice(pieceStart, pieceEnd)} `
  return { folded, words, ends, alphabets: seen >> ALPHABET_SHIFT }
}

const SPACE_UNIT = 0x20

function isSpaceAt(text: string, at: number): boolean {
  return (characterAt(text, at) & KIND) === SPACE
}

function characterAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const known = CHARACTERS[unit]
  if (known !== UNKNOWN && known !== undefined) return known
  // What half of a surrogate pair is depends on the other half.
  if (isLow(unit) && widthAt(text, at - 1) === 2) return characterAt(text, at - 1)
  const kind = kindOf(text.slice(at, at + widthAt(text, at)))
  // A space, of whatever alphabet, is not kept.
  const character = kind === SPACE ? SPACE : kind | (alphabetOf(unit) << ALPHABET_SHIFT)
  if (!isHigh(unit) && !isLow(unit)) CHARACTERS[unit] = character
  return character
}

/** UTF-16 units of the character that begins at `at`. */
function widthAt(text: string, at: number): number {
  return isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1)) ? 2 : 1
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000
}

function kindOf(char: string): number {
  if (/\s/.test(char)) return SPACE
  if (char === '.') return FULL_STOP
  // The rest of Unicode takes a millisecond to set up.
  if (char < '\x80') return /[\w+#=/-]/.test(char) ? LETTER : SIGN
  return /[\p{L}\p{M}\p{N}]/u.test(char) ? LETTER : SIGN
}
