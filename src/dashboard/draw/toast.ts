import { displayWidth, truncateEnd, truncateStart, type WidthOptions, wrapText } from '../../text/width.ts'
import { MIN_QUOTED } from '../layout/banner-lines.ts'

/** The undo or redo hint at the end: the part of a toast that is still needed later. */
const HINT = / · \S+ (?:undo|redo)$/u
/** A space that does not break. */
const GLUE = '\u00a0'

/** A toast split at its quotations: learnings in “ ”, which end in an ellipsis if they are too long, or one or two paths in " ". */
type Parts = { readonly own: readonly string[]; readonly quoted: readonly string[]; readonly isPath: boolean }

/** Cells for a toast in one line, or in two. */
type ToastRoom = { readonly one: number; readonly upper: number; readonly lower: number }

/**
 * A toast on one line, or on two. Quotations give way, because they are on the screen elsewhere; the toast's own words are shown whole if
 * they fit. The undo hint at the end always stays.
 */
export function fitToast(
  text: string,
  room: ToastRoom,
  widths: WidthOptions,
): readonly [string] | readonly [upper: string, lower: string] {
  if (displayWidth(text, widths) <= room.one) return [text]
  const parts = partsOf(text)
  const one = withQuoted(parts, room.one, widths)
  if (one !== undefined) return [one]
  for (let cells = room.upper + room.lower; cells > room.one; cells--) {
    const short = parts.quoted.length === 0 ? text : withQuoted(parts, cells, widths)
    if (short === undefined) break
    const [upper, lower] = split(short, room.upper, widths)
    if (displayWidth(lower, widths) <= room.lower) return [upper, lower]
    if (parts.quoted.length === 0) break
  }
  const [upper, lower] = split(text, room.upper, widths)
  return [upper, keepingHint(lower, room.lower, widths)]
}

/** The text shortened to `room` cells by cutting quotations only; undefined if that is not enough. */
function withQuoted({ own, quoted, isPath }: Parts, room: number, widths: WidthOptions): string | undefined {
  const all = own.reduce((sum, words) => sum + displayWidth(words, widths), 0)
  const lengths = quoted.map((words) => displayWidth(words, widths))
  let left = room - all
  // The shorter ones first: they leave room for the others.
  const shares = new Map<number, number>()
  for (const [turn, index] of [...quoted.keys()].toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0)).entries()) {
    const share = Math.min(lengths[index] ?? 0, Math.floor(left / (quoted.length - turn)))
    if (share < Math.min(MIN_QUOTED, lengths[index] ?? 0)) return undefined
    shares.set(index, share)
    left -= share
  }
  if (left < 0) return undefined
  // The end of a path says more than its beginning.
  const cut = isPath ? truncateStart : truncateEnd
  return own.map((words, index) => words + cut(quoted[index] ?? '', shares.get(index) ?? 0, widths)).join('')
}

/** Quotations may be nested: only the outermost count. */
function partsOf(text: string): Parts {
  const own: string[] = []
  const quoted: string[] = []
  let depth = 0
  let from = 0
  for (const { index, 0: sign } of text.matchAll(/[“”]/gu)) {
    depth += sign === '“' ? 1 : -1
    if (sign === '“' && depth === 1) {
      own.push(text.slice(from, index + 1))
      from = index + 1
    } else if (sign === '”' && depth === 0) {
      quoted.push(text.slice(from, index))
      from = index
    }
  }
  own.push(text.slice(from))
  if (depth === 0 && quoted.length > 0) return { own, quoted, isPath: false }
  const pieces = text.includes('“') ? [] : text.split('"')
  // What the system refuses names a path, and what to do about it may name one too.
  if (pieces.length === 5) {
    const [before = '', path = '', between = '', other = '', after = ''] = pieces
    return { own: [`${before}"`, `"${between}"`, `"${after}`], quoted: [path, other], isPath: true }
  }
  // An unbalanced quotation (its end was cut), or a path: from the first quote to the last.
  const [open, close] = text.includes('“')
    ? [text.indexOf('“'), text.lastIndexOf('”')]
    : [text.indexOf('"'), text.lastIndexOf('"')]
  if (open < 0 || close <= open) return { own: [text], quoted: [], isPath: false }
  return {
    own: [text.slice(0, open + 1), text.slice(close)],
    quoted: [text.slice(open + 1, close)],
    isPath: text[open] === '"',
  }
}

/** The upper line and the rest. The undo hint is not split. */
function split(text: string, above: number, widths: WidthOptions): [upper: string, lower: string] {
  const glued = text.replace(HINT, (hint) => ` ${hint.slice(1).replaceAll(' ', GLUE)}`)
  const [upper = ''] = wrapText(glued, above, widths)
  return [text.slice(0, upper.length), text.slice(upper.length).trimStart()]
}

function keepingHint(text: string, room: number, widths: WidthOptions): string {
  if (displayWidth(text, widths) <= room) return text
  const hint = HINT.exec(text)?.[0] ?? ''
  const left = room - displayWidth(hint, widths)
  return left < MIN_QUOTED
    ? truncateEnd(text, room, widths)
    : truncateEnd(text.slice(0, text.length - hint.length), left, widths) + hint
}
