import { type Line, lineWidth, type Piece } from './line.ts'

/** A rule, with a crossing where the line between the panes meets it, and a note near its right end. */
export function drawRule(width: number, crossing?: { at: number; sign: string }, note: readonly Piece[] = []): Line {
  if (crossing) return [[`${'─'.repeat(crossing.at)}${crossing.sign}${'─'.repeat(width - crossing.at - 1)}`, 'faint']]
  const cells = lineWidth(note)
  if (cells === 0 || cells + 4 > width) return [['─'.repeat(width), 'faint']]
  return [['─'.repeat(width - cells - 3), 'faint'], ...note, ['───', 'faint']]
}

/** The line between list and detail. */
export function drawBar(height: number): Line[] {
  return Array.from({ length: height }, (): Line => [['│', 'faint']])
}
