import { boundedCache } from '../../base/bounded-cache.ts'
import { getOrMake } from '../../base/get-or-make.ts'
import { graphemesOf, isSimple } from '../../text/graphemes.ts'
import { displayWidth, type WidthOptions } from '../../text/width.ts'

/** One cell of a row: the sign that starts in it ('' where a wide sign continues) and its look as SGR parameters. */
export type Cell = { readonly sign: string; readonly look: string }
export type CellRow = readonly Cell[]

export const BLANK: Cell = { sign: ' ', look: '' }

const PLAIN = /^[\x20-\x7e]*$/u
const ofTexts = boundedCache<readonly Cell[]>(8000)

/** The cells of a text in one look. Cached, so that equal cells are the same object and compare by identity. */
export function cellsOf(text: string, look: string, widths: WidthOptions): readonly Cell[] {
  return ofTexts(`${look}${widths.ambiguousWide ? 'w' : 'n'}${text}`, () => makeCells(text, look, widths))
}

function makeCells(text: string, look: string, widths: WidthOptions): Cell[] {
  if (PLAIN.test(text) || (isSimple(text) && !widths.ambiguousWide)) return Array.from(text, (sign) => cell(sign, look))
  const cells: Cell[] = []
  for (const segment of graphemesOf(text)) {
    cells.push(cell(segment, look))
    for (let more = displayWidth(segment, widths); more > 1; more--) cells.push(cell('', look))
  }
  return cells
}

const ofSigns = new Map<string, Cell>()

function cell(sign: string, look: string): Cell {
  if (sign === ' ' && look === '') return BLANK
  return getOrMake(ofSigns, `${look}\u0000${sign}`, () => ({ sign, look }))
}
