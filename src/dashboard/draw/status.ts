import { truncateEnd, type WidthOptions } from '../../text/width.ts'
import type { LineEditor } from '../keys/line-editor.ts'
import { BREAKPOINTS } from '../layout/breakpoints.ts'
import type { Drain } from '../state/snapshot.ts'
import { currentList, type Toast } from '../state/state.ts'
import { shown } from '../state/wording.ts'
import { parseFilter } from '../update/filter.ts'
import type { Drawing } from './drawing.ts'
import { fitLine, type Line, lineWidth, type Piece, signedText, spread, type Style } from './line.ts'
import { progressBar } from './progress-bar.ts'
import { fitToast } from './toast.ts'
import { typedLine } from './typed.ts'

const FILTER: Piece = [' / ', 'accent']

const TONES: Readonly<Record<Toast['tone'], { readonly sign: string; readonly style?: Style }>> = {
  ok: { sign: '', style: 'good' },
  info: { sign: '' },
  warn: { sign: '! ', style: 'warning' },
  error: { sign: '✗ ', style: 'bad' },
}

/**
 * The line above the keys: the toast on the left, progress on the right. If a sentence needs two lines, or a filter is being typed, the upper one
 * replaces the rule.
 */
export function drawStatus(drawing: Drawing, width: number): readonly [Line] | readonly [Line, Line] {
  const { state, widths } = drawing
  const { overlay } = state
  const isFiltering = overlay?.type === 'prompt' && overlay.purpose === 'filter'
  // The typed filter and its count need the whole of a narrow line.
  const right = isFiltering && width < BREAKPOINTS.narrow.columns ? [] : underWay(drawing, width)
  const room = width - lineWidth(right, widths)
  if (isFiltering) {
    const typed = spread(filterLine(drawing, overlay.input, room), right, width, widths)
    const [said, more] = toastLines(drawing, width, width)
    return state.toast ? [fitLine(more ? [...said, '…'] : said, width, widths), typed] : [typed]
  }
  const [first, second] = toastLines(drawing, width, right.length > 0 ? room - 2 : room)
  return second === undefined
    ? [spread(first, right, width, widths)]
    : [fitLine(first, width, widths), spread(second, right, width, widths)]
}

/** The typed filter, and how many rows it leaves; the count is never cut. */
function filterLine({ state, widths }: Drawing, input: LineEditor, room: number): Line {
  const { problem } = parseFilter(input.text)
  const count = currentList(state).rows.filter((row) => row.type === 'entry').length
  const note: Piece = problem ? [`   ${problem.wrong}`, 'strong'] : `   ${count} shown`
  const left = room - lineWidth([FILTER, note], widths) - 1
  return [FILTER, ...typedLine(input, Math.max(Math.floor(room / 2), left), widths), note]
}

function toastLines({ state: { toast }, widths }: Drawing, width: number, room: number): readonly [Line, Line?] {
  if (!toast) return [[]]
  const { sign, style } = TONES[toast.tone]
  const [first, second] = fitToast(
    sign + shown(toast.text),
    { one: room - 1, upper: width - 2, lower: room - 1 - sign.length },
    widths,
  )
  const upper: Line = [' ', ...signedText(first, style)]
  return second === undefined ? [upper] : [upper, [' '.repeat(1 + sign.length), second]]
}

function underWay({ state, widths }: Drawing, width: number): Line {
  const { marks, anchor } = currentList(state)
  const marked: Piece = [`${marks.size} marked${anchor === undefined ? '' : ' (range)'}`, 'accent']
  const { drain } = state.snapshot
  return [...(marks.size > 0 ? [marked, '   '] : []), ...(drain ? [drainText(drain, width, widths)] : [])]
}

function drainText(drain: Drain, width: number, widths: WidthOptions): string {
  const label = width >= BREAKPOINTS.narrow.columns ? 'backlog ' : ''
  const name = truncateEnd(shown(drain.name), Math.max(6, Math.floor(width / 5)), widths)
  const rate = drain.rate !== undefined && width >= BREAKPOINTS.wide.columns ? ` ${Math.round(drain.rate)}/s` : ''
  const errors = drain.errors > 0 ? ` ${drain.errors} failed` : ''
  const paused = drain.paused ? ' paused' : ''
  return `${label}${progressBar(drain.done, drain.total)} ${drain.done}/${drain.total} ${name}${rate}${errors}${paused} `
}
