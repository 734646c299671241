import type { WidthOptions } from '../../text/width.ts'
import type { Pane } from '../layout/layout.ts'
import { fitLine, type Line } from './line.ts'

/** Lines fitted to exactly the size of a pane: cut at its edges, blank below. */
export function fitPane(lines: readonly Line[], { width, height }: Pane, widths: WidthOptions): Line[] {
  const blank = fitLine([], width, widths)
  return Array.from({ length: height }, (_, y) => {
    const line = lines[y]
    return line ? fitLine(line, width, widths) : blank
  })
}
