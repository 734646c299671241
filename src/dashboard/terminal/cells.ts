import { displayWidth, type WidthOptions } from '../../text/width.ts'

/** One cell of a row: the sign that starts in it ('' where a wide one goes on) and its look as SGR parameters. */
export type Cell = { readonly sign: string; readonly look: string }
export type Row = {
  readonly cells: readonly Cell[]
  /** Holds signs whose width terminals disagree about, or that a terminal may reorder: such a row is only ever written whole. */
  readonly unsure: boolean
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Scripts and signs that every terminal measures alike: Latin, Greek, Cyrillic, punctuation and box drawing, CJK, Hangul. */
const SURE =
  /^[\u0020-\u024f\u0370-\u052f\u2010-\u2027\u2030-\u25ff\u26a0\u23ce\u3000-\u303f\u3041-\u9fff\uac00-\ud7a3\uff01-\uff60\uffe0-\uffe6]$/u
const PLAIN = /^[\x20-\x7e]$/u
const BLANK: Cell = { sign: ' ', look: '' }

type Look = { bold: boolean; faint: boolean; underline: boolean; inverse: boolean; colour: string }

function applySgr(look: Look, parameters: string): void {
  for (const code of (parameters || '0').split(';').map(Number)) {
    if (code === 0) Object.assign(look, { bold: false, faint: false, underline: false, inverse: false, colour: '' })
    else if (code === 1) look.bold = true
    else if (code === 2) look.faint = true
    else if (code === 22) Object.assign(look, { bold: false, faint: false })
    else if (code === 4 || code === 24) look.underline = code === 4
    else if (code === 7 || code === 27) look.inverse = code === 7
    else if (code === 39) look.colour = ''
    else if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) look.colour = String(code)
  }
}

function lookOf({ bold, faint, underline, inverse, colour }: Look): string {
  return [bold ? '1' : '', faint ? '2' : '', underline ? '4' : '', inverse ? '7' : '', colour].filter(Boolean).join(';')
}

const cells = new Map<string, Cell>()
/** The same cell value for the same sign and look, so that rows compare by identity. */
function cell(sign: string, look: string): Cell {
  const key = `${look}\u0000${sign}`
  let known = cells.get(key)
  if (!known) {
    if (cells.size > 20_000) cells.clear()
    known = sign === ' ' && look === '' ? BLANK : { sign, look }
    cells.set(key, known)
  }
  return known
}

/** A painted line as cells, cut at `width`. */
export function parseRow(line: string, width: number, widths: WidthOptions = {}): Row {
  const row: Cell[] = []
  const style: Look = { bold: false, faint: false, underline: false, inverse: false, colour: '' }
  let look = ''
  let unsure = false
  for (const part of line.split(/(\u001b\[[\d;]*m)/u)) {
    if (part.startsWith('\u001b[')) {
      applySgr(style, part.slice(2, -1))
      look = lookOf(style)
      continue
    }
    for (const sign of signsOf(part)) {
      const cellsWide = PLAIN.test(sign) ? 1 : Math.max(1, displayWidth(sign, widths))
      if (!SURE.test(sign)) unsure = true
      if (row.length + cellsWide > width) return { cells: row, unsure }
      row.push(cell(sign, look))
      for (let more = 1; more < cellsWide; more++) row.push(cell('', look))
    }
  }
  return { cells: row, unsure }
}

function signsOf(text: string): Iterable<string> {
  return /^[\x20-\x7e]*$/u.test(text) ? text : Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Equal cells between two changes that are cheaper to write again than to jump over. */
const GAP = 4

/** What to write so that a row shows `next` instead of `before`; `before` is undefined when nothing is known about the screen. */
export function diffRow(before: Row | undefined, next: Row, y: number): string {
  if (!before || before.unsure || next.unsure) return wholeRow(next, y)
  const end = contentEnd(next)
  const spans = changedSpans(before, next, Math.max(end, contentEnd(before)))
  let written = ''
  for (const [from, to] of spans) {
    const until = Math.min(to, end)
    if (until > from) written += `\u001b[${y + 1};${from + 1}H${serialise(next.cells, from, until)}`
    if (to > end) written += `${until > from ? '' : `\u001b[${y + 1};${Math.max(from, end) + 1}H`}\u001b[K`
  }
  return written
}

function wholeRow(row: Row, y: number): string {
  return `\u001b[${y + 1};1H\u001b[2K${serialise(row.cells, 0, contentEnd(row))}`
}

/** Where blank cells without a look begin that go on to the edge. */
function contentEnd({ cells: row }: Row): number {
  let end = row.length
  while (end > 0 && row[end - 1] === BLANK) end--
  return end
}

function changedSpans(before: Row, next: Row, length: number): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (let x = 0; x < length; x++) {
    if ((before.cells[x] ?? BLANK) === (next.cells[x] ?? BLANK)) continue
    let from = x
    // Never begin inside a wide sign, of the old row or the new one.
    while (from > 0 && (next.cells[from]?.sign === '' || before.cells[from]?.sign === '')) from--
    let to = x + 1
    while (to < length && next.cells[to]?.sign === '') to++
    const last = spans.at(-1)
    if (last && from - last[1] <= GAP) last[1] = to
    else spans.push([from, to])
    x = to - 1
  }
  return spans
}

function serialise(row: readonly Cell[], from: number, to: number): string {
  let written = ''
  let look = ''
  for (let x = from; x < to; x++) {
    const { sign, look: wanted } = row[x] ?? BLANK
    if (wanted !== look) {
      written += wanted === '' ? '\u001b[m' : look === '' ? `\u001b[${wanted}m` : `\u001b[0;${wanted}m`
      look = wanted
    }
    written += sign
    // After a sign that terminals measure differently, say where the next one stands.
    if (sign !== '' && !SURE.test(sign) && x + 1 < to) {
      let after = x + 1
      while (after < to && row[after]?.sign === '') after++
      written += `\u001b[${after + 1}G`
    }
  }
  return look === '' ? written : `${written}\u001b[m`
}
