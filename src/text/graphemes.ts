/**
 * Text in which every code unit is a grapheme of one terminal cell (unless ambiguous signs are wide there): ASCII, Latin, punctuation,
 * arrows, box drawing, the signs of our own screens and the two that mark a match. A test checks it against `Intl.Segmenter` and `string-width`.
 */
const SIMPLE =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u25fc\u25ff\u26a0\u2713\u2717\ue000\ue001]*$/

/** Whether the text takes one cell for each code unit, and can be cut anywhere. */
export function isSimple(text: string): boolean {
  return SIMPLE.test(text)
}

let segmenter: Intl.Segmenter | undefined

/** Splits any text into graphemes. Created on first use: it loads tables for 10 ms, which most texts do not need. */
export function graphemeSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter
}

let words: Intl.Segmenter | undefined

/** Splits any text into words and what is between them, also where no space does. Created on first use, like the other one. */
export function wordSegmenter(): Intl.Segmenter {
  words ??= new Intl.Segmenter('en', { granularity: 'word' })
  return words
}

/** What a reader sees as the single characters of a text. */
export function graphemesOf(text: string): string[] {
  return isSimple(text) ? text.split('') : Array.from(graphemeSegmenter().segment(text), ({ segment }) => segment)
}
