import { displayWidth, type WidthOptions } from '../../text/width.ts'
import { inAscii } from './ascii.ts'
import { fitLine, type Line, lineWidth, type Piece } from './line.ts'

/** Signs that must take one cell each. If the terminal draws one of them two cells wide, a similar ASCII sign replaces it. */
export function inOneCell(signs: string, widths: WidthOptions): string {
  return widths.ambiguousWide
    ? Array.from(signs, (sign) => (displayWidth(sign, widths) === 1 ? sign : inAscii(sign))).join('')
    : signs
}

type RuleParts = {
  /** Where the line between the panes meets the rule, and with which sign. */
  readonly crossing?: { readonly at: number; readonly sign: string } | undefined
  /** Shown near the right end. */
  readonly note?: readonly Piece[]
}

/** Cells for the note: without those of the rule on both sides of it. */
export function roomInRule(width: number): number {
  return width - 4
}

/** A line across all cells. A note that does not fit into it is left out, and so is one beside a crossing. */
export function drawRule(width: number, widths: WidthOptions, { crossing, note = [] }: RuleParts): Line {
  const rule = (cells: number): Piece => [inOneCell('─', widths).repeat(cells), 'faint']
  if (crossing) return [rule(crossing.at), [inOneCell(crossing.sign, widths), 'faint'], rule(width - crossing.at - 1)]
  const cells = lineWidth(note, widths)
  if (cells === 0 || cells > roomInRule(width)) return [rule(width)]
  return [rule(width - cells - 3), ...note, rule(3)]
}

/** ` Evidence ─ auth-refactor ─────` across a pane. */
export function ruled(label: Line, width: number, widths: WidthOptions): Line {
  const cells = lineWidth(label, widths)
  if (cells + 2 > width) return fitLine(label, width, widths)
  return [...label, [inOneCell('─', widths).repeat(width - cells), 'faint']]
}
