import { lazily } from '../base/lazily.ts'

/**
 * Signs of one terminal cell (unless ambiguous ones are wide there) that are a grapheme each: ASCII, Latin, Greek, Cyrillic, punctuation,
 * arrows, box drawing, the signs of our own screens and the two that mark a match.
 */
const ONE_CELL =
  '\\x20-\\x7e\\u00a1-\\u00ac\\u00ae-\\u024f\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u0482\\u048a-\\u052f\\u1e00-\\u1eff\\u2010-\\u2027\\u2030-\\u205e\\u2190-\\u21ff\\u2500-\\u25fc\\u25ff\\u26a0\\u2713\\u2717\\ue000\\ue001'
/** The same of two cells: Han, kana, the syllables of Hangul, and the punctuation and full-width letters beside them. */
const TWO_CELLS =
  '\\u3000-\\u3029\\u3041-\\u3096\\u309b-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff01-\\uff60'

const ALL_ONE_CELL = new RegExp(`^[${ONE_CELL}]*$`)
const ALL_SIMPLE = new RegExp(`^[${ONE_CELL}${TWO_CELLS}]*$`)
const ALL_SIMPLE_EAST_ASIAN = new RegExp(`^[\\x20-\\x7e${TWO_CELLS}]*$`)
const OF_TWO_CELLS = new RegExp(`[${TWO_CELLS}]`, 'g')

/** Whether the text takes one cell for each code unit, and can be cut anywhere. */
export function isSimple(text: string): boolean {
  return ALL_ONE_CELL.test(text)
}

/**
 * The cells of a text in which every code unit is a grapheme; undefined for any other. Measuring each grapheme separately takes thirty to
 * a hundred times as long. `ambiguousWide`: see `WidthOptions`.
 */
export function cellsIfSimple(text: string, ambiguousWide: boolean): number | undefined {
  const isKnown = ambiguousWide ? ALL_SIMPLE_EAST_ASIAN.test(text) : ALL_SIMPLE.test(text)
  return isKnown ? text.length + (text.match(OF_TWO_CELLS)?.length ?? 0) : undefined
}

/** Splits any text into graphemes. Created on first use: it loads tables for 10 ms, which most texts do not need. */
export const graphemeSegmenter = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** Splits any text into words and what is between them, even in scripts without spaces. Created on first use, like the other one. */
export const wordSegmenter = lazily(() => new Intl.Segmenter('en', { granularity: 'word' }))

/** What a reader sees as the single characters of a text. */
export function graphemesOf(text: string): string[] {
  return ALL_SIMPLE.test(text)
    ? text.split('')
    : Array.from(graphemeSegmenter().segment(text), ({ segment }) => segment)
}
