import { type Line, lineWidth, type Piece, type Style } from './line.ts'

/** A rule, with a crossing where the line between the panes meets it, and a note near its right end. */
export function drawRule(width: number, crossing?: { at: number; sign: string }, note: readonly Piece[] = []): Line {
  if (crossing) return [[`${'─'.repeat(crossing.at)}${crossing.sign}${'─'.repeat(width - crossing.at - 1)}`, 'faint']]
  const cells = lineWidth(note)
  if (cells === 0 || cells + 4 > width) return [['─'.repeat(width), 'faint']]
  return [['─'.repeat(width - cells - 3), 'faint'], ...note, ['───', 'faint']]
}

/** The line between list and detail, side by side; heavy while keys scroll the detail. */
export function drawBar(height: number, isDetailFocused: boolean): Line[] {
  const sign: Piece = isDetailFocused ? ['┃', 'accent'] : ['│', 'faint']
  return Array.from({ length: height }, (): Line => [sign])
}

/** The same where the detail stands below the list. */
export function drawBetween(width: number, isDetailFocused: boolean, note: readonly Piece[]): Line {
  const rule = drawRule(width, undefined, note)
  if (!isDetailFocused) return rule
  return rule.map((piece): Piece => (isRule(piece) ? [piece[0].replaceAll('─', '━'), 'accent'] : piece))
}

function isRule(piece: Piece): piece is readonly [string, Style] {
  return typeof piece !== 'string' && piece[1] === 'faint'
}
