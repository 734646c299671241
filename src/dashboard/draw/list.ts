import { keyName } from '../keys/bindings.ts'
import { computeLayout, type Pane } from '../layout/layout.ts'
import { listRows } from '../layout/list.ts'
import { currentList, type State } from '../state.ts'
import { heldBack } from '../update/rows.ts'
import { placeOf } from '../update/selection.ts'
import type { Drawing } from './drawing.ts'
import { drawEmpty } from './empty.ts'
import { fitPane } from './fit-pane.ts'
import type { Line, Piece } from './line.ts'
import { drawRow } from './row.ts'

/** The part of the list that is on screen; no other rows are drawn. */
export function drawList(drawing: Drawing, pane: Pane): Line[] {
  const { state, widths } = drawing
  const list = currentList(state)
  const isEmpty = list.rows.length === 0
  const height = listRows(state)
  const lines = isEmpty
    ? drawEmpty(drawing, pane)
    : list.rows.slice(list.top, list.top + height).map((row) => drawRow(drawing, row, pane.width))
  const note = isEmpty ? [] : noteBelow(state, pane, height)
  return fitPane([...lines, ...note], pane, widths)
}

/** Beside a detail, the list itself says how it continues. Otherwise the rule below it does: see `drawBelow()`. */
function noteBelow(state: State, pane: Pane, height: number): Line[] {
  if (!computeLayout(state).beside) return []
  const { rows, top, fresh } = currentList(state)
  const held = heldWords(state, '   ')
  if (rows.length <= pane.height) return [[held]]
  const below = rows.length - top - height
  if (below <= 0) return [[`   end of the list${held}`]]
  const end = keyName(state.settings, 'list', 'last')
  const news = fresh.size > 0 ? `   ${fresh.size} new ↓` : ''
  return [[`   ${below} more below  (${end} end)`, [news, 'accent'], held]]
}

/** The selected row's place in the list, how many rows are further down, and how many of those are new. */
export function drawBelow({ state }: Drawing): Piece[] {
  const list = currentList(state)
  const { at, of } = placeOf(list)
  if (of === 0) return []
  const below = list.rows.length - list.top - listRows(state)
  const news = list.fresh.size > 0 && below > 0 ? ` · ${list.fresh.size} new ↓` : ''
  return [` ${at}/${of}${below > 0 ? ` · ${below} more below` : ''}`, [news, 'accent'], heldWords(state, ' · '), ' ']
}

/** Says that proposals of long sessions are held back, and which key shows them. */
function heldWords(state: State, before: string): string {
  const held = heldBack(state)
  return held > 0 ? `${before}${keyName(state.settings, 'pending', 'show-rest')} ${held} of long sessions` : ''
}
