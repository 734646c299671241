/** What the letters of a text tell, as bits: their alphabet, as far as cues use it to tell languages apart. */
export const KANA = 1
export const HAN = 2
export const HANGUL = 4
export const CYRILLIC = 8
export const ARABIC = 16
export const DEVANAGARI = 32
/** Beyond ASCII. */
export const FOREIGN = 64
/** `_`: in folded text, most likely a placeholder. */
export const UNDERSCORE = 128
export const GREEK = 256
export const HEBREW = 512
export const THAI = 1024
/** Letters that Persian has in addition to those of Arabic: hardly a sentence is without one. */
export const PERSIAN = 2048

const RANGES: ReadonlyArray<readonly [first: number, last: number, alphabet: number]> = [
  [0x3040, 0x30ff, KANA],
  [0x3400, 0x9fff, HAN],
  [0xac00, 0xd7af, HANGUL],
  [0x0400, 0x04ff, CYRILLIC],
  [0x0600, 0x06ff, ARABIC],
  [0x0900, 0x097f, DEVANAGARI],
  [0x0370, 0x03ff, GREEK],
  [0x0590, 0x05ff, HEBREW],
  [0x0e00, 0x0e7f, THAI],
]

const ALPHABETS = new Uint16Array(0x10000).fill(FOREIGN, 0x80)
ALPHABETS['_'.charCodeAt(0)] = UNDERSCORE
for (const [first, last, alphabet] of RANGES) ALPHABETS.fill(FOREIGN | alphabet, first, last + 1)
for (const letter of 'پچژکگی') ALPHABETS[letter.charCodeAt(0)] = FOREIGN | ARABIC | PERSIAN

/** The bits of a UTF-16 unit. */
export function alphabetOf(unit: number): number {
  return ALPHABETS[unit] as number
}
