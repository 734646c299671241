import { utf16UnitsOf } from './utf16-units.ts'

// Signs that a text may hold, as bits.

/** What opens a quotation. */
export const QUOTATION = 1
/** The ASCII apostrophe; any other sets `BEYOND_ASCII`. */
export const APOSTROPHE = 2
export const BACKTICK = 4
export const COLON = 8
/** What opens a tag of markup. */
export const TAG = 16
export const HASH = 32
/** Anything beyond ASCII. */
export const BEYOND_ASCII = 64

/** What a text holds. Most messages have few signs, and what needs one is not searched for in a text without it. */
export type Marks = {
  /** The bits of its signs. */
  readonly signs: number
  /** How many UTF-16 units are symbols: in ASCII, anything but letters and blanks. */
  readonly symbols: number
}

/** For a text about which nothing is known: it may hold anything. */
export const ANY_MARKS: Marks = { signs: ~0, symbols: Number.POSITIVE_INFINITY }

const SIGNS: ReadonlyArray<readonly [sign: number, characters: string]> = [
  [QUOTATION, '"“«「'],
  [APOSTROPHE, "'"],
  [BACKTICK, '`'],
  [COLON, ':：'],
  [TAG, '<'],
  [HASH, '#'],
]

/** By UTF-16 unit, in the lowest bit whether it is a symbol, and above it the bits of its signs. */
const UNITS = new Uint8Array(0x10000).fill(BEYOND_ASCII << 1, 0x80)
for (let unit = 0; unit < 0x80; unit++) UNITS[unit] = /[a-z \t]/i.test(String.fromCharCode(unit)) ? 0 : 1
for (const [sign, characters] of SIGNS)
  for (const character of characters)
    UNITS[character.charCodeAt(0)] = (UNITS[character.charCodeAt(0)] as number) | (sign << 1)

/** What a text holds. Linear in its length: one look at each unit. */
export function marksOf(text: string): Marks {
  const units = utf16UnitsOf(text)
  const { length } = text
  let seen = 0
  let symbols = 0
  for (let at = 0; at < length; at++) {
    const unit = UNITS[units[at] as number] as number
    seen |= unit
    symbols += unit & 1
  }
  return { signs: seen >> 1, symbols }
}
