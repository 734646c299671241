import type { WidthOptions } from '../../text/width.ts'
import { type Line, pieceText, type Style } from '../draw/line.ts'
import type { PlacedPane } from '../draw/placed-panes.ts'
import { inAscii } from '../draw/theme.ts'
import { BLANK, type Cell, cellsOf, type CellRow } from './cells.ts'

/** The panes of the screen; later ones are on top. */
const SLOTS = ['head', 'list', 'bar', 'rule', 'detail', 'foot', 'overlay'] as const
export type Slot = (typeof SLOTS)[number]

export type Look = {
  readonly codes: Readonly<Record<Style, string>>
  readonly ascii: boolean
  readonly widths: WidthOptions
}

/**
 * Ink only lays the panes out; their cells are put together here. Giving Ink the text of every row would cost 10 of a frame's 11
 * milliseconds, because it measures and splits every sign again. So each pane is a single private-use sign to Ink, and the pane's rows go
 * where that sign comes out.
 */
export type Panes = {
  /** Keeps a pane's lines and returns their sign; a different one each time, so that Ink sees the change. */
  readonly put: (slot: Slot, lines: readonly Line[]) => string
  /** The rows of a whole frame, from Ink's output with the signs. */
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

/** Combines placed panes into the rows of a frame; later ones are on top. */
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
