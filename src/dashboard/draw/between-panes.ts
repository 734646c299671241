import type { Layout, Pane } from '../layout/layout.ts'
import { isDetailFocused } from '../update/focus.ts'
import type { Drawing } from './drawing.ts'
import type { Line, Piece } from './line.ts'
import { drawBelow } from './list.ts'
import { drawRule, inOneCell } from './rules.ts'

/** The line between list and detail. Heavy while keys scroll the detail. */
export function drawBetween(drawing: Drawing, { beside }: Layout, { width, height }: Pane): readonly Line[] {
  const { state, widths } = drawing
  const isHeavy = isDetailFocused(state)
  if (beside) {
    const sign: Piece = isHeavy ? [inOneCell('┃', widths), 'accent'] : [inOneCell('│', widths), 'faint']
    return Array.from({ length: height }, (): Line => [sign])
  }
  const rule = drawRule(width, widths, { note: drawBelow(drawing) })
  if (!isHeavy) return [rule]
  const [light, heavy] = [inOneCell('─', widths), inOneCell('━', widths)]
  return [rule.map((piece): Piece => (piece[1] === 'faint' ? [piece[0].replaceAll(light, heavy), 'accent'] : piece))]
}
