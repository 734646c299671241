import type { WidthOptions } from '../../text/width.ts'
import { keyName } from '../keys/bindings.ts'
import { computeLayout, type Pane } from '../layout/layout.ts'
import { listRows } from '../layout/list.ts'
import { currentList, type State } from '../state/state.ts'
import { heldBack, unproposed } from '../update/listed.ts'
import { placeOf } from '../update/selection.ts'
import type { Drawing } from './drawing.ts'
import { drawEmpty } from './empty.ts'
import { fitPane } from './fit-pane.ts'
import { type Line, lineWidth, type Piece, pieceText } from './line.ts'
import { drawRow } from './row.ts'
import { roomInRule } from './rules.ts'

/** The part of the list that is on screen; no other rows are drawn. */
export function drawList(drawing: Drawing, pane: Pane): Line[] {
  const { state, widths } = drawing
  const list = currentList(state)
  const isEmpty = list.rows.length === 0
  const height = listRows(state)
  const lines = isEmpty
    ? drawEmpty(drawing, pane)
    : list.rows.slice(list.top, list.top + height).map((row) => drawRow(drawing, row, pane.width))
  const note = isEmpty ? [] : noteBelow(drawing, pane, height)
  return fitPane([...lines, ...note], pane, widths)
}

/** Beside a detail, the list itself says how many rows follow. Otherwise the rule below it does: see `drawBelow()`. */
function noteBelow({ state, widths }: Drawing, pane: Pane, height: number): Line[] {
  if (!computeLayout(state).beside) return []
  const { rows, top } = currentList(state)
  const [gap, held] = ['   ', keptBackText(state)]
  if (rows.length <= pane.height) return [joined([held.long], gap)]
  const below = rows.length - top - height
  if (below <= 0) return [joined(['end of the list', held.long], gap)]
  const end = keyName(state.settings, 'list', 'last')
  const ways = (news: Piece) => [
    joined([`${below} more below  (${end} end)`, news, held.long], gap),
    joined([`${below} more below`, news, held.long], gap),
    joined([`${below} more below`, news, held.short], gap),
  ]
  return [firstThatFits(ways(newsBelow(state)), pane.width, widths)]
}

/** The selected row's place in the list, how many rows are further down, and how many of those are new. */
export function drawBelow({ state, widths }: Drawing): Line {
  const list = currentList(state)
  const { at, of } = placeOf(list)
  if (of === 0) return []
  const rows = list.rows.length - list.top - listRows(state)
  const [below, news]: [string, Piece] = rows > 0 ? [`${rows} more below`, newsBelow(state)] : ['', '']
  const held = keptBackText(state)
  const place = `${at}/${of}`
  const ways = [
    joined([place, below, news, held.long], ' · '),
    joined([place, below, news, held.short], ' · '),
    joined([place, below, news], ' · '),
  ].map((way): Line => [' ', ...way.slice(1), ' '])
  return firstThatFits(ways, roomInRule(state.columns), widths)
}

const newsBelow = (state: State): Piece => {
  const { fresh } = currentList(state)
  return fresh.size > 0 ? [`${fresh.size} new ↓`, 'accent'] : ''
}

/** The parts that say something, each after the gap. */
function joined(parts: readonly Piece[], gap: string): Line {
  return parts.filter((part) => pieceText(part) !== '').flatMap((part) => [gap, part])
}

function firstThatFits(ways: readonly Line[], width: number, widths: WidthOptions): Line {
  return ways.find((way) => lineWidth(way, widths) <= width) ?? ways.at(-1) ?? []
}

/** What the list leaves out, and which keys show it: the rest of long sessions, and less certain sentences. */
function keptBackText(state: State): { readonly long: string; readonly short: string } {
  const held = heldBack(state)
  const unsure = unproposed(state)
  const kept = [
    ...(held > 0
      ? [{ short: `${keyName(state.settings, 'pending', 'show-rest')} ${held}`, of: 'of long sessions' }]
      : []),
    ...(unsure > 0
      ? [{ short: `${keyName(state.settings, 'global', 'look-again')} ${unsure}`, of: 'less certain' }]
      : []),
  ]
  return {
    long: kept.map(({ short, of }) => `${short} ${of}`).join(', '),
    short: kept.map(({ short }) => short).join(' '),
  }
}
