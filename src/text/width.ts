import stringWidth from 'string-width'
import { cellsIfSimple, graphemesOf } from './graphemes.ts'

/** `ambiguousWide`: East Asian terminals that draw `≈ ● ×`, Greek and Cyrillic two cells wide. */
export type WidthOptions = { readonly ambiguousWide: boolean }
/** Everywhere else, and for text of which only the approximate length counts. */
export const NARROW: WidthOptions = { ambiguousWide: false }

const PLAIN = /^[\x20-\x7e]*$/u
/** A line may be broken after or before one of these; other scripts break at spaces. */
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u
/** Closing marks that must not begin a line (the core of the Japanese and Chinese line-breaking rules). */
const NEVER_FIRST = /^[、。，．！？：；）」』】〉》〕］｝…ー々ゝっゃゅょッャュョ!?,.:;)\]}]/u
/** Letters of scripts in which one grapheme may hold several of them. Not Hangul: the parts of its syllables share two cells. */
const JOINING_LETTER = /(?=\p{Lo})[\u0900-\u0eff\u1000-\u109f\u1780-\u17ff]/gu
const ELLIPSIS = '…'

/** Terminal cells that a plain text takes. */
export function displayWidth(text: string, options: WidthOptions): number {
  if (PLAIN.test(text)) return text.length
  const simple = cellsIfSimple(text, options.ambiguousWide)
  if (simple !== undefined) return simple
  const cells = stringWidth(text, { ambiguousIsNarrow: !options.ambiguousWide, countAnsiEscapeCodes: true })
  return text.search(JOINING_LETTER) === -1 ? cells : cells + joinedLetters(text)
}

/**
 * Letters that share a grapheme with the one before: Indic and Khmer conjuncts, the Thai and Lao AM. Terminals without grapheme support
 * give each its own cell. If the width is underestimated, such terminals lose the text's end; if it is overestimated, others show a gap.
 */
function joinedLetters(text: string): number {
  const joined = (grapheme: string) => Math.max(0, (grapheme.match(JOINING_LETTER)?.length ?? 0) - 1)
  return graphemesOf(text).reduce((sum, grapheme) => sum + joined(grapheme), 0)
}

/** The text in exactly `width` cells: padded with spaces, or cut between graphemes with `…` at the end. */
export function fit(text: string, width: number, options: WidthOptions): string {
  if (width <= 0) return ''
  const cells = displayWidth(text, options)
  if (cells <= width) return text + ' '.repeat(width - cells)
  return pad(cut(text, width, options), width, options)
}

/** The text in at most `width` cells, with `…` if something was cut off the end. */
export function truncateEnd(text: string, width: number, options: WidthOptions): string {
  if (width <= 0) return ''
  return displayWidth(text, options) <= width ? text : cut(text, width, options)
}

/** The same, inside the quotation marks at the end: what is quoted and cut still ends. */
export function truncateQuoted(text: string, width: number, options: WidthOptions): string {
  if (!text.endsWith('”') || displayWidth(text, options) <= width) return truncateEnd(text, width, options)
  const kept = truncateEnd(text.slice(0, -1), width - displayWidth('”', options), options)
  return kept.includes('“') ? `${kept}”` : truncateEnd(text, width, options)
}

/** The same with `…` if something was cut off the beginning. */
export function truncateStart(text: string, width: number, options: WidthOptions): string {
  if (width <= 0) return ''
  if (displayWidth(text, options) <= width) return text
  const kept = besideEllipsis(graphemesOf(text).toReversed(), width, options)
  return kept ? ELLIPSIS + kept.toReversed().join('') : '.'.repeat(width)
}

function cut(text: string, width: number, options: WidthOptions): string {
  const kept = besideEllipsis(graphemesOf(text), width, options)
  return kept ? kept.join('') + ELLIPSIS : '.'.repeat(width)
}

/** The first of these graphemes, as many as fit beside the mark of a cut; undefined if not even that fits. */
function besideEllipsis(graphemes: readonly string[], width: number, options: WidthOptions): string[] | undefined {
  let room = width - displayWidth(ELLIPSIS, options)
  if (room < 0) return undefined
  const kept: string[] = []
  for (const grapheme of graphemes) {
    room -= displayWidth(grapheme, options)
    if (room < 0) break
    kept.push(grapheme)
  }
  return kept
}

function pad(text: string, width: number, options: WidthOptions): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text, options)))
}

/**
 * Wraps into lines of at most `width` cells. Breaks at spaces, anywhere in Chinese and Japanese (but no closing mark begins a line), and
 * inside a word only if it is longer than a line. Existing line breaks stay; an empty text is one empty line.
 */
export function wrapText(text: string, width: number, options: WidthOptions): string[] {
  const limit = Math.max(1, Math.floor(width))
  return text.split('\n').flatMap((line) => wrapLine(line, limit, options))
}

function wrapLine(line: string, limit: number, options: WidthOptions): string[] {
  if (displayWidth(line, options) <= limit) return [line]
  const lines: string[] = []
  let current = ''
  let used = 0
  const flush = () => {
    lines.push(current.trimEnd())
    current = ''
    used = 0
  }
  for (const piece of piecesOf(line)) {
    const cells = displayWidth(piece, options)
    if (used + displayWidth(piece.trimEnd(), options) > limit && used > 0) flush()
    if (used === 0 && lines.length > 0 && piece.trim() === '') continue
    if (cells > limit && displayWidth(piece.trimEnd(), options) > limit)
      for (const segment of graphemesOf(piece)) {
        const wide = displayWidth(segment, options)
        if (used + wide > limit && used > 0) flush()
        current += segment
        used += wide
      }
    else {
      current += piece
      used += cells
    }
  }
  if (current !== '' || lines.length === 0) flush()
  return lines
}

/** Units that stay on one line: words with the spaces after them, single CJK characters with the marks that close them. */
function piecesOf(line: string): string[] {
  const pieces: string[] = []
  let word = ''
  // Tracked as the piece grows: searching the whole word again at each of its signs takes minutes for a long one.
  let endsInSpace = false
  let holdsFree = false
  for (const segment of graphemesOf(line)) {
    const free = BREAKS_ANYWHERE.test(segment)
    const mayBreak = free || ((endsInSpace || holdsFree) && segment !== ' ')
    if (word !== '' && mayBreak && !NEVER_FIRST.test(segment)) {
      pieces.push(word)
      word = ''
      holdsFree = false
    }
    word += segment
    endsInSpace = segment.endsWith(' ')
    holdsFree ||= free
  }
  if (word !== '') pieces.push(word)
  return pieces
}
