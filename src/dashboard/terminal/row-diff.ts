import { BLANK, type Cell, type CellRow } from './cells.ts'

/** Signs whose width all terminals agree on: Latin, Greek, Cyrillic, Hebrew, Arabic, punctuation and box drawing, CJK, Hangul. */
const SURE =
  /^[\u0020-\u024f\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u0660-\u066f\u0671-\u06d3\u2010-\u2027\u2030-\u25ff\u26a0\u2713\u2717\u3000-\u303f\u3041-\u9fff\uac00-\ud7a3\uff01-\uff60\uffe0-\uffe6]$/u

/** This many equal cells between two changes are cheaper to rewrite than to jump over. */
const GAP = 4

const same = (a: Cell, b: Cell) => a === b || (a.sign === b.sign && a.look === b.look)

/**
 * What to write so that a row shows `next` instead of `before`; `before` is undefined if the screen is unknown. A row with a disputed or a wide
 * sign is written whole: nobody knows how far a disputed one reaches, and GNU screen miscounts cells if part of a wide one is overwritten.
 */
export function diffRow(before: CellRow | undefined, next: CellRow, y: number, columns: number): string {
  const end = contentEnd(next)
  if (!before) return wholeRow(next, y, columns)
  const spans = changedSpans(before, next, Math.max(end, contentEnd(before)))
  if (spans.length > 0 && [before, next].some((row) => row.some(isWide) || row.some(isDisputed)))
    return wholeRow(next, y, columns)
  let written = ''
  for (const [from, to] of spans) {
    const until = Math.min(to, end)
    if (until > from) written += `\u001b[${y + 1};${from + 1}H${serialise(next, from, until)}`
    if (to > end) written += `${until > from ? '' : `\u001b[${y + 1};${Math.max(from, end) + 1}H`}\u001b[K`
  }
  return written
}

function wholeRow(row: CellRow, y: number, columns: number): string {
  const end = contentEnd(row)
  // At the right edge the cursor stays on the last cell, which this would erase.
  const isErased = end < columns && row.some(isDisputed)
  return `\u001b[${y + 1};1H\u001b[2K${serialise(row, 0, end)}${isErased ? '\u001b[K' : ''}`
}

/** Whether a wide sign goes on in this cell. */
const isWide = ({ sign }: Cell): boolean => sign === ''

const isDisputed = ({ sign }: Cell): boolean => sign !== '' && !SURE.test(sign)

/** Where the blank cells at the end begin. */
function contentEnd(row: CellRow): number {
  let end = row.length
  while (end > 0 && row[end - 1] === BLANK) end--
  return end
}

function changedSpans(before: CellRow, next: CellRow, length: number): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (let x = 0; x < length; x++) {
    if (same(before[x] ?? BLANK, next[x] ?? BLANK)) continue
    const last = spans.at(-1)
    if (last && x - last[1] <= GAP) last[1] = x + 1
    else spans.push([x, x + 1])
  }
  return spans
}

function serialise(row: CellRow, from: number, to: number): string {
  let written = ''
  let look = ''
  for (let x = from; x < to; x++) {
    const { sign, look: wanted } = row[x] ?? BLANK
    if (wanted !== look) {
      written += wanted === '' ? '\u001b[m' : look === '' ? `\u001b[${wanted}m` : `\u001b[0;${wanted}m`
      look = wanted
    }
    written += sign
    if (endsDisputed(row, x)) written += `\u001b[${x + 2}G`
  }
  return look === '' ? written : `${written}\u001b[m`
}

/** Whether a run of disputed signs ends in this cell: the cursor is then placed after it, wherever the terminal thinks that it is. */
function endsDisputed(row: CellRow, x: number): boolean {
  let begun = x
  while (row[begun]?.sign === '') begun--
  const next = row[x + 1] ?? BLANK
  return isDisputed(row[begun] ?? BLANK) && !isWide(next) && !(isDisputed(next) && next.look === row[x]?.look)
}
