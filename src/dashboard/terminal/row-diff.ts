import { BLANK, type Cell, type CellRow } from './cells.ts'

/** Signs whose width all terminals agree on: Latin, Greek, Cyrillic, Hebrew, Arabic, punctuation and box drawing, CJK, Hangul. */
const SURE =
  /^[\u0020-\u024f\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u0660-\u066f\u0671-\u06d3\u2010-\u2027\u2030-\u25ff\u26a0\u2713\u2717\u3000-\u303f\u3041-\u9fff\uac00-\ud7a3\uff01-\uff60\uffe0-\uffe6]$/u

/** This many equal cells between two changes are cheaper to rewrite than to jump over. */
const GAP = 4

const same = (a: Cell, b: Cell) => a === b || (a.sign === b.sign && a.look === b.look)

/** What to write so that a row shows `next` instead of `before`; `before` is undefined if the screen is unknown. */
export function diffRow(before: CellRow | undefined, next: CellRow, y: number): string {
  const end = contentEnd(next)
  if (!before) return `\u001b[${y + 1};1H\u001b[2K${serialise(next, 0, end)}`
  let written = ''
  for (const [from, to] of changedSpans(before, next, Math.max(end, contentEnd(before)))) {
    const until = Math.min(to, end)
    if (until > from) written += `\u001b[${y + 1};${from + 1}H${serialise(next, from, until, before)}`
    if (to > end) written += `${until > from ? '' : `\u001b[${y + 1};${Math.max(from, end) + 1}H`}\u001b[K`
  }
  return written
}

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
    let from = x
    // Never begin inside a wide sign, old or new.
    while (from > 0 && (next[from]?.sign === '' || before[from]?.sign === '')) from--
    let to = x + 1
    while (to < length && (next[to]?.sign === '' || before[to]?.sign === '')) to++
    const last = spans.at(-1)
    if (last && from - last[1] <= GAP) last[1] = to
    else spans.push([from, to])
    x = to - 1
  }
  return spans
}

function serialise(row: CellRow, from: number, to: number, before: CellRow = []): string {
  let written = ''
  let look = ''
  let x = from
  while (x < to) {
    const { sign, look: wanted } = row[x] ?? BLANK
    if (wanted !== look) {
      written += wanted === '' ? '\u001b[m' : look === '' ? `\u001b[${wanted}m` : `\u001b[0;${wanted}m`
      look = wanted
    }
    if (sign === '' || SURE.test(sign)) {
      written += sign
      x++
      continue
    }
    const end = disputedEnd(row, x, to)
    const signs = row.slice(x, end).map((one) => one.sign)
    written += `\u001b[${clearedEnd(before, end) - x}X${signs.join('')}${end < to ? `\u001b[${end + 1}G` : ''}`
    x = end
  }
  return look === '' ? written : `${written}\u001b[m`
}

/** Where clearing ends: never inside a wide sign that stood there. In tmux its second half, written next, takes away what stands before it. */
function clearedEnd(before: CellRow, end: number): number {
  let cleared = end
  while (before[cleared]?.sign === '') cleared++
  return cleared
}

/**
 * The end of a run of signs whose width terminals disagree about. Its cells are cleared before it is written, in case the terminal draws
 * it narrower, and the cursor is placed after it, in case the terminal draws it wider.
 */
function disputedEnd(row: CellRow, from: number, to: number): number {
  const look = row[from]?.look
  let end = from
  while (end < to && row[end]?.look === look && (row[end]?.sign === '' || !SURE.test(row[end]?.sign ?? ' '))) end++
  return end
}
