import { visible } from '../../text/sanitize.ts'
import { type WidthOptions, wrapText } from '../../text/width.ts'

/** An item's text as lines at the top of a detail pane of this width. */
export function textLines(text: string, width: number, widths: WidthOptions): string[] {
  return wrapText(visible(text), Math.max(1, width - 2), widths)
}
