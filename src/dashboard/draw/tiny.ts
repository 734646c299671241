import { countItems } from '../update/counts.ts'
import { fitLine, type Line } from './line.ts'
import type { Drawing } from './drawing.ts'

/** A screen too small to review on says so in one line. */
export function drawTiny({ state, widths }: Drawing): Line[] {
  const { pending } = countItems(state)
  return [fitLine([`${pending} pending · enlarge or run sage review`], state.columns, widths)]
}
