import { isDetailFocused } from '../update/focus.ts'
import type { Drawing } from './drawing.ts'
import type { Line, Piece } from './line.ts'
import { drawBelow } from './list.ts'
import { drawRule, inOneCell } from './rules.ts'

/** The line between list and detail, side by side. Heavy while keys scroll the detail. */
export function drawBar({ state, widths }: Drawing, height: number): Line[] {
  const sign: Piece = isDetailFocused(state) ? [inOneCell('┃', widths), 'accent'] : [inOneCell('│', widths), 'faint']
  return Array.from({ length: height }, (): Line => [sign])
}

/** The same if the detail is below the list. */
export function drawBetween(drawing: Drawing): Line {
  const { state, widths } = drawing
  const rule = drawRule(state.columns, widths, { note: drawBelow(drawing) })
  if (!isDetailFocused(state)) return rule
  const [light, heavy] = [inOneCell('─', widths), inOneCell('━', widths)]
  return rule.map((piece): Piece => (piece[1] === 'faint' ? [piece[0].replaceAll(light, heavy), 'accent'] : piece))
}
