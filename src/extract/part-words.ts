import { hashOn, NO_LETTERS, wordAt, wordOf, type Word } from './word.ts'

/** What a character is where words are parted; `UNKNOWN`: nobody has asked yet. */
const UNKNOWN = 0
const SPACE = 1
const LETTER = 2
const FULL_STOP = 3
/** Stands alone. */
const SIGN = 4

/** By UTF-16 unit, filled in as they come up: asking Unicode's tables takes a hundred times as long as to look here. */
const KINDS = new Uint8Array(65_536)

/**
 * The words of a text: what stands between spaces, with punctuation parted from it, a full stop only before a space or the end.
 * `+ # = / - _` are as good as letters, and a full stop within a word is part of it.
 */
export function partWords(text: string): Word[] {
  const words: Word[] = []
  let start = -1
  let hash = NO_LETTERS
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const kind = KINDS[unit] || kindAt(text, at)
    if (kind === LETTER || (kind === FULL_STOP && goesOn(text, at + 1))) {
      if (start === -1) start = at
      hash = hashOn(hash, unit)
      continue
    }
    if (start !== -1) words.push(wordAt(text, start, at, hash))
    start = -1
    hash = NO_LETTERS
    if (kind === SPACE) continue
    const end = at + widthAt(text, at)
    words.push(wordOf(text.slice(at, end)))
    at = end - 1
  }
  if (start !== -1) words.push(wordAt(text, start, text.length, hash))
  return words
}

function goesOn(text: string, at: number): boolean {
  return at < text.length && kindAt(text, at) !== SPACE
}

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const known = KINDS[unit]
  if (known !== UNKNOWN && known !== undefined) return known
  // What half of a surrogate pair is depends on the other half.
  if (isLow(unit) && widthAt(text, at - 1) === 2) return kindAt(text, at - 1)
  const width = widthAt(text, at)
  const kind = kindOf(text.slice(at, at + width))
  if (!isHigh(unit) && !isLow(unit)) KINDS[unit] = kind
  return kind
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
