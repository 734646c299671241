import { wrapText } from '../../text/width.ts'
import { shown } from '../state/wording.ts'
import { countItems } from '../update/counts.ts'
import type { Drawing } from './drawing.ts'
import { fitLine, type Line } from './line.ts'

/** A screen too small for reviewing says so, in as many words as fit, and shows the toast below. */
export function drawTiny({ state, widths }: Drawing): Line[] {
  const { columns, rows, toast } = state
  const pending = `${countItems(state).pending} pending`
  const ways = [`${pending} · enlarge or run sage review`, `${pending} · enlarge`]
  const answer = toast ? wrapText(shown(toast.text), columns, widths) : []
  // A blank line precedes an answer.
  const room = answer.length === 0 ? rows : Math.max(1, rows - answer.length - 1)
  const says = ways.map((text) => wrapText(text, columns, widths)).find((lines) => lines.length <= room) ?? [pending]
  const between = answer.length > 0 && says.length + answer.length < rows ? [''] : []
  return [...says, ...between, ...answer].slice(0, rows).map((line) => fitLine([line], columns, widths))
}
