import { boundedCache } from '../../base/bounded-cache.ts'
import { displayWidth, fit, truncateEnd, type WidthOptions } from '../../text/width.ts'

/** What a piece of text means; the theme says how that looks. */
export type Style =
  | 'strong'
  | 'faint'
  | 'good'
  | 'bad'
  | 'warning'
  | 'accent'
  | 'match'
  | 'selected'
  | 'current'
  | 'pointer'
  | 'tab'
  | 'added'
  | 'removed'
  | 'cursor'

/** Text in one style. Text from outside has been through `visible()` before it becomes a piece. */
export type Piece = string | readonly [text: string, style: Style]
/** One row of the screen, or of a pane. */
export type Line = readonly Piece[]
/** Rows at their place on the screen, from its upper left corner. `at`: the one that keys are about, if they are about this pane. */
export type PlacedPane = {
  readonly x: number
  readonly y: number
  readonly lines: readonly Line[]
  readonly at?: number
}

export const pieceText = (piece: Piece): string => (typeof piece === 'string' ? piece : piece[0])
export const pieceStyle = (piece: Piece): Style | undefined => (typeof piece === 'string' ? undefined : piece[1])
/** A text with a style, or without one. */
export const styled = (text: string, style: Style | undefined): Piece => (style ? [text, style] : text)

/**
 * A sentence, with the style on the sign that it may begin with and nowhere else: of the terminal's colours, yellow and green are hardly readable
 * on white, and the colour that the person chose for text is.
 */
export function signedText(text: string, style: Style | undefined): Piece[] {
  const sign = /^[^\p{L}\p{N}\s]+(?= )/u.exec(text)?.[0] ?? ''
  return sign === '' ? [text] : [styled(sign, style), text.slice(sign.length)]
}

export function lineText(line: Line): string {
  return line.map(pieceText).join('')
}

/** The cells that a line takes. */
export function lineWidth(line: Line, options: WidthOptions): number {
  return line.reduce((sum, piece) => sum + displayWidth(pieceText(piece), options), 0)
}

/** The line in exactly `width` cells: cut in the piece that does not fit, padded at the end. */
export function fitLine(line: Line, width: number, options: WidthOptions): Line {
  const kept: Piece[] = []
  let room = width
  for (const [index, piece] of line.entries()) {
    const text = pieceText(piece)
    const cells = displayWidth(text, options)
    if (cells < room || (cells === room && lineWidth(line.slice(index + 1), options) === 0)) {
      if (text !== '') kept.push(piece)
      room -= cells
      continue
    }
    // Even if this text just fits, what follows does not, so the sign for a cut goes here.
    const short = truncateEnd(cells > room ? text : `${text} `, room, options)
    if (short !== '') kept.push(styled(short, pieceStyle(piece)))
    room -= displayWidth(short, options)
    break
  }
  if (room > 0) kept.push(' '.repeat(room))
  return kept
}

/** Left and right on one line. If both do not fit, the right one stays whole and the left one is cut. */
export function spread(left: Line, right: Line, width: number, options: WidthOptions): Line {
  const behind = lineWidth(right, options)
  if (behind >= width) return fitLine(right, width, options)
  const room = width - behind
  const cells = lineWidth(left, options)
  const touches = cells > room || (cells === room && !lineText(left).endsWith(' '))
  // A cut text ends one cell before the right part, so the two never touch.
  if (behind > 0 && room > 1 && touches) return [...fitLine(left, room - 1, options), ' ', ...right]
  return [...fitLine(left, room, options), ...right]
}

const fitted = boundedCache<string>(2000)

/** A text padded or cut to a column. Cached, because the same rows are drawn on every key. */
export function column(text: string, width: number, options: WidthOptions): string {
  return fitted(`${width}${options.ambiguousWide ? 'w' : ' '}${text}`, () => fit(text, width, options))
}

/** The same, aligned right. */
export function columnRight(text: string, width: number, options: WidthOptions): string {
  const short = truncateEnd(text, width, options)
  return ' '.repeat(Math.max(0, width - displayWidth(short, options))) + short
}
