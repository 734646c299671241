import type { WidthOptions } from '../../text/width.ts'
import { type Line, pieceText, type Style } from '../draw/line.ts'
import type { PlacedPane } from '../draw/placed-panes.ts'
import { inAscii } from '../draw/theme.ts'
import { BLANK, type Cell, cellsOf, type CellRow } from './cells.ts'

/** The panes of the screen, those that lie on top of others last. */
const SLOTS = ['head', 'list', 'bar', 'rule', 'detail', 'foot', 'overlay'] as const
export type Slot = (typeof SLOTS)[number]

export type Look = {
  readonly codes: Readonly<Record<Style, string>>
  readonly ascii: boolean
  readonly widths: WidthOptions
}

/**
 * Ink lays the panes out; their cells are put together here. Handing Ink the text of every row would cost 10 of the 11 milliseconds of a
 * frame, because it measures and splits each sign of each row anew. So each pane is one private-use sign to Ink, and where that sign
 * comes out is where the pane's rows go.
 */
export type Panes = {
  /** Keeps a pane's lines and returns the sign that stands for them; another one each time, so that Ink sees the change. */
  readonly put: (slot: Slot, lines: readonly Line[]) => string
  /** The rows of a whole frame from what Ink made of the signs. */
  readonly compose: (output: string) => CellRow[]
}

const FIRST_SIGN = 0xf0000

export function createPanes(look: Look): Panes {
  const held = new Map<Slot, { lines: readonly Line[]; turn: number }>()
  const signOf = (slot: Slot, turn: number) => String.fromCodePoint(FIRST_SIGN + SLOTS.indexOf(slot) * 2 + (turn % 2))
  return {
    put(slot, lines) {
      const turn = (held.get(slot)?.turn ?? 0) + 1
      held.set(slot, { lines, turn })
      return signOf(slot, turn)
    },
    compose: (output) =>
      assemble(
        findSigns(output).map(({ slot, x, y }) => ({ x, y, lines: held.get(slot)?.lines ?? [] })),
        look,
      ),
  }
}

/** Panes at their places as the rows of a frame; the later ones lie on top. */
export function assemble(panes: readonly PlacedPane[], look: Look): CellRow[] {
  const rows: Cell[][] = []
  for (const { x, y, lines } of panes)
    for (const [index, line] of lines.entries()) place((rows[y + index] ??= []), x, line, look)
  return Array.from(rows, (row) => row ?? [])
}

type Placed = { readonly slot: Slot; readonly x: number; readonly y: number }

function findSigns(output: string): Placed[] {
  const found: Placed[] = []
  for (const [y, line] of output.split('\n').entries())
    for (const [x, sign] of Array.from(line).entries()) {
      const slot = SLOTS[((sign.codePointAt(0) ?? 0) - FIRST_SIGN) >> 1]
      if (slot !== undefined) found.push({ slot, x, y })
    }
  return found.toSorted((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot))
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
