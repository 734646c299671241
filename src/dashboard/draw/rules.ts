import { displayWidth, type WidthOptions } from '../../text/width.ts'
import { fitLine, type Line, lineWidth, type Piece } from './line.ts'
import { inAscii } from './theme.ts'

/** Signs that have a place of one cell each: where the terminal gives one of them two, ASCII has one that is like it. */
export function inOneCell(signs: string, widths: WidthOptions): string {
  return widths.ambiguousWide
    ? Array.from(signs, (sign) => (displayWidth(sign, widths) === 1 ? sign : inAscii(sign))).join('')
    : signs
}

type RuleParts = {
  /** Where the line between the panes meets it, and how. */
  readonly crossing?: { readonly at: number; readonly sign: string } | undefined
  /** Near its right end. */
  readonly note?: readonly Piece[]
}

export function drawRule(width: number, widths: WidthOptions, { crossing, note = [] }: RuleParts = {}): Line {
  const rule = (cells: number): Piece => [inOneCell('─', widths).repeat(cells), 'faint']
  if (crossing) return [rule(crossing.at), [inOneCell(crossing.sign, widths), 'faint'], rule(width - crossing.at - 1)]
  const cells = lineWidth(note, widths)
  if (cells === 0 || cells + 4 > width) return [rule(width)]
  return [rule(width - cells - 3), ...note, rule(3)]
}

/** ` Evidence ─ auth-refactor ─────` over a whole pane. */
export function ruled(label: Line, width: number, widths: WidthOptions): Line {
  const cells = lineWidth(label, widths)
  if (cells + 2 > width) return fitLine(label, width, widths)
  return [...label, [inOneCell('─', widths).repeat(width - cells), 'faint']]
}
