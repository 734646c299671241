import { displayWidth, truncateEnd, type WidthOptions } from '../../text/width.ts'

/** The way back, with what follows it: the part of a toast that somebody may still need. */
const HINT = / · \S+ (?:undo|redo)$/u
/** A quotation is not made shorter than this. */
const LEAST_QUOTED = 12

/**
 * A toast in at most `room` cells. What is quoted gives way first, because it stands on the screen elsewhere; then the explanation after
 * it; the way back at the end stays.
 */
export function fitToast(text: string, room: number, widths: WidthOptions = {}): string {
  if (displayWidth(text, widths) <= room) return text
  const hint = HINT.exec(text)?.[0] ?? ''
  const left = room - displayWidth(hint, widths)
  if (left < LEAST_QUOTED) return truncateEnd(text, room, widths)
  return shorten(text.slice(0, text.length - hint.length), left, widths) + hint
}

function shorten(text: string, room: number, widths: WidthOptions): string {
  const open = text.indexOf('“')
  const close = text.lastIndexOf('”')
  if (open < 0 || close < open) return truncateEnd(text, room, widths)
  const before = text.slice(0, open + 1)
  const quoted = text.slice(open + 1, close)
  const after = text.slice(close)
  const others = displayWidth(before, widths) + displayWidth(after, widths)
  const cells = Math.max(LEAST_QUOTED, room - others)
  return truncateEnd(before + truncateEnd(quoted, cells, widths) + after, room, widths)
}
