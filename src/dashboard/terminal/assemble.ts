import type { WidthOptions } from '../../text/width.ts'
import { inAscii } from '../draw/ascii.ts'
import { type Line, pieceText, type PlacedPane, type Style } from '../draw/line.ts'
import { BLANK, type Cell, cellsOf, type CellRow } from './cells.ts'

export type Look = {
  readonly codes: Readonly<Record<Style, string>>
  readonly ascii: boolean
  readonly widths: WidthOptions
}

/** Combines placed panes into the rows of a frame; later ones are on top. */
export function assemble(panes: readonly PlacedPane[], look: Look): CellRow[] {
  const rows: Cell[][] = []
  for (const { x, y, lines } of panes)
    for (const [index, line] of lines.entries()) place((rows[y + index] ??= []), x, line, look)
  return Array.from(rows, (row) => row ?? [])
}

/** Writes a line's cells into a row; a wide sign that is half covered becomes blank. */
function place(row: Cell[], x: number, line: Line, { codes, ascii, widths }: Look): void {
  while (row.length < x) row.push(BLANK)
  if (row[x]?.sign === '' && x > 0) row[x - 1] = BLANK
  let at = x
  for (const piece of line) {
    const text = pieceText(piece)
    const style = typeof piece === 'string' ? '' : codes[piece[1]]
    for (const cell of cellsOf(ascii ? inAscii(text) : text, style, widths)) row[at++] = cell
  }
  if (row[at]?.sign === '') row[at] = BLANK
}
