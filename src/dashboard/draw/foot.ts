import type { Layout } from '../layout/layout.ts'
import type { Drawing } from './drawing.ts'
import { drawKeys } from './keys-line.ts'
import type { Line } from './line.ts'
import { drawBelow } from './list.ts'
import { drawRule } from './rules.ts'
import { drawStatus } from './status.ts'

/** The rule below the body, the toast or progress line, and the keys: always three lines. */
export function drawFoot(drawing: Drawing, layout: Layout): Line[] {
  const { columns } = drawing.state
  const crossing = layout.beside && layout.between ? { at: layout.between.x, sign: '┴' } : undefined
  const [first, second] = drawStatus(drawing, columns)
  const keys = drawKeys(drawing, columns)
  if (second) return [first, second, keys]
  return [drawRule(columns, drawing.widths, { crossing, note: layout.detail ? [] : drawBelow(drawing) }), first, keys]
}
