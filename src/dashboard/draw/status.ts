import { truncateEnd } from '../../text/width.ts'
import type { LineEditor } from '../keys/line-editor.ts'
import { BREAKPOINTS } from '../layout/breakpoints.ts'
import type { Drain } from '../snapshot.ts'
import { currentList, type State, type Toast } from '../state.ts'
import { parseFilter } from '../update/filter.ts'
import { shown } from '../wording.ts'
import type { Drawing } from './drawing.ts'
import { type Line, lineWidth, type Piece, spread, type Style } from './line.ts'
import { progressBar } from './progress-bar.ts'
import { fitToast } from './toast.ts'
import { typedPieces } from './typed.ts'

const TONES: Readonly<Record<Toast['tone'], { readonly sign: string; readonly style?: Style }>> = {
  ok: { sign: '', style: 'good' },
  info: { sign: '' },
  warn: { sign: '! ', style: 'warning' },
  error: { sign: '✗ ', style: 'bad' },
}

/** The line above the keys: what just happened at the left, what is under way at the right. */
export function drawStatus(drawing: Drawing, width: number): Line {
  const { state, widths } = drawing
  const right = underWay(drawing, width)
  const room = width - lineWidth(right, widths)
  const { overlay } = state
  const isFiltering = overlay?.type === 'prompt' && overlay.purpose === 'filter'
  const left = isFiltering ? filterLine(state, overlay.input) : toastLine(drawing, right.length > 0 ? room - 2 : room)
  return spread(left, right, width, widths)
}

function filterLine(state: State, input: LineEditor): Line {
  const [problem] = parseFilter(input.text).problems
  const count = currentList(state).rows.filter((row) => row.type === 'entry').length
  const note: Piece = problem ? [`   ${problem.split('; ')[0]}`, 'warning'] : `   ${count} shown`
  return [[' / ', 'accent'], ...typedPieces(input), note]
}

function toastLine({ state: { toast }, widths }: Drawing, room: number): Line {
  if (!toast) return []
  const { sign, style } = TONES[toast.tone]
  const text = fitToast(sign + shown(toast.text), room - 1, widths)
  return [' ', style ? [text, style] : text]
}

function underWay({ state, widths }: Drawing, width: number): Line {
  const { marks, anchor } = currentList(state)
  const marked: Piece = [`${marks.size} marked${anchor === undefined ? '' : ' (range)'}`, 'accent']
  const { drain } = state.snapshot
  return [...(marks.size > 0 ? [marked, '   '] : []), ...(drain ? [drainWords(drain, width, widths)] : [])]
}

function drainWords(drain: Drain, width: number, widths: Drawing['widths']): string {
  const label = width >= BREAKPOINTS.narrow.columns ? 'backlog ' : ''
  const name = truncateEnd(shown(drain.name), Math.max(6, Math.floor(width / 5)), widths)
  const rate = drain.rate !== undefined && width >= BREAKPOINTS.wide.columns ? ` ${Math.round(drain.rate)}/s` : ''
  const errors = drain.errors > 0 ? ` ${drain.errors} failed` : ''
  const paused = drain.paused ? ' paused' : ''
  return `${label}${progressBar(drain.done, drain.total)} ${drain.done}/${drain.total} ${name}${rate}${errors}${paused} `
}
