import { displayWidth, truncateEnd, truncateStart, type WidthOptions, wrapText } from '../../text/width.ts'

/** A quotation is never shortened below this. */
const MIN_QUOTED = 12

/** Cells on the first line, and on those below. */
type LineRoom = { readonly first: number; readonly further: number }

/** How many lines there may be, how much room they have if there are so many, and with which words the last one ends even if it is cut. */
type SentenceRoom = { readonly max: number; readonly of: (lines: number) => LineRoom; readonly end?: string }

/**
 * A sentence in as few lines as hold it whole, because its end is the way out. Quotations give way first: what is said about them stays, and
 * they are on the screen elsewhere.
 */
export function fitSentence(text: string, { max, of, end = '' }: SentenceRoom, widths: WidthOptions): string[] {
  const quotations = quotationsIn(text)
  for (let count = 1; count <= max; count++) {
    const room = of(count)
    // Less fits than there are cells, because lines end between words.
    for (let cells = room.first + (count - 1) * room.further; cells > 0; cells--) {
      const short = shortened(text, quotations, { cells, line: room.first }, widths)
      if (displayWidth(short, widths) > cells) break
      const lines = wrapped(short, room, widths)
      if (lines.length <= count) return lines
      if (quotations.length === 0) break
    }
  }
  const room = of(max)
  const lines = wrapped(shortened(text, quotations, { cells: 0, line: room.first }, widths), room, widths)
  const last = cut(lines.slice(max - 1).join(' '), end, max === 1 ? room.first : room.further, widths)
  return [...lines.slice(0, max - 1), last]
}

function wrapped(text: string, { first, further }: LineRoom, widths: WidthOptions): string[] {
  const [line = ''] = wrapText(text, first, widths)
  const rest = text.slice(line.length).trimStart()
  return rest === '' ? [line] : [line, ...wrapText(rest, further, widths)]
}

function cut(text: string, end: string, room: number, widths: WidthOptions): string {
  const left = room - displayWidth(end, widths)
  if (left < MIN_QUOTED || displayWidth(text, widths) <= room) return truncateEnd(text, room, widths)
  return truncateEnd(text.slice(0, text.length - end.length), left, widths) + end
}

type Quotation = { readonly from: number; readonly to: number; readonly isPath: boolean }

/** What stands between a sentence's quotation marks: learnings in “ ”, otherwise paths in " ". */
function quotationsIn(text: string): Quotation[] {
  const words = learningsIn(text)
  if (words.length > 0) return words
  return Array.from(text.matchAll(/"([^"]*)"/gu))
    .filter(([, quoted = '']) => /[/\\]/u.test(quoted))
    .map(({ index, 0: { length } }) => ({ from: index + 1, to: index + length - 1, isPath: true }))
}

/** A learning may hold such marks itself: only the outermost count, and the first and the last if it was cut between two. */
function learningsIn(text: string): Quotation[] {
  const found: Quotation[] = []
  let depth = 0
  let from = 0
  for (const { index, 0: sign } of text.matchAll(/[“”]/gu)) {
    if (sign === '“' && depth++ === 0) from = index + 1
    if (sign === '”' && --depth === 0) found.push({ from, to: index, isPath: false })
  }
  if (depth === 0) return found
  const [open, close] = [text.indexOf('“') + 1, text.lastIndexOf('”')]
  return open > 0 && close >= open ? [{ from: open, to: close, isPath: false }] : []
}

/** The text in `cells`, as far as cutting its quotations helps. They get the same room each, without what shorter ones leave. */
function shortened(
  text: string,
  quotations: readonly Quotation[],
  { cells, line }: { readonly cells: number; readonly line: number },
  widths: WidthOptions,
): string {
  const lengthOf = ({ from, to }: Quotation) => displayWidth(text.slice(from, to), widths)
  const shares = new Map<Quotation, number>()
  let left = quotations.reduce((sum, one) => sum + lengthOf(one), cells - displayWidth(text, widths))
  for (const [turn, one] of quotations.toSorted((a, b) => lengthOf(a) - lengthOf(b)).entries()) {
    const length = lengthOf(one)
    // A path is not broken: it fits on the first line, with its quotation marks and a comma.
    const most = Math.min(Math.floor(left / (quotations.length - turn)), one.isPath ? line - 3 : length)
    const share = Math.min(length, Math.max(MIN_QUOTED, most))
    shares.set(one, share)
    left -= share
  }
  let short = ''
  let at = 0
  for (const one of quotations) {
    // The end of a path says more than its beginning.
    const truncate = one.isPath ? truncateStart : truncateEnd
    short += text.slice(at, one.from) + truncate(text.slice(one.from, one.to), shares.get(one) ?? 0, widths)
    at = one.to
  }
  return short + text.slice(at)
}
