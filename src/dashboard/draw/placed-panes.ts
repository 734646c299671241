import { computeLayout, FOOTER_ROWS } from '../layout/layout.ts'
import { currentList } from '../state/state.ts'
import { positionsOf } from '../update/selection.ts'
import { drawBetween } from './between-panes.ts'
import { drawDetail } from './detail.ts'
import type { Drawing } from './drawing.ts'
import { drawFoot } from './foot.ts'
import { drawHead } from './head.ts'
import type { PlacedPane } from './line.ts'
import { drawList } from './list.ts'
import { drawOverlay } from './overlay.ts'
import { drawTiny } from './tiny.ts'

/** Every pane of the screen at its place; later ones are on top. */
export function placePanes(drawing: Drawing): PlacedPane[] {
  const { state } = drawing
  const layout = computeLayout(state)
  if (layout.kind === 'tiny') return [{ x: 0, y: 0, lines: drawTiny(drawing), at: 0 }]
  const { list, between, detail } = layout
  const box = drawOverlay(drawing)
  const { selected, rows, top } = currentList(state)
  const at = selected === undefined ? 0 : (positionsOf(rows).get(selected) ?? 0) - top
  const isRead = !list || state.focus === 'detail'
  return [
    { x: 0, y: 0, lines: drawHead(drawing, layout) },
    ...(list ? [{ ...list, lines: drawList(drawing, list), at }] : []),
    ...(between ? [{ ...between, lines: drawBetween(drawing, layout, between) }] : []),
    ...(detail ? [{ ...detail, lines: drawDetail(drawing, detail), ...(isRead && { at: 0 }) }] : []),
    { x: 0, y: state.rows - FOOTER_ROWS, lines: drawFoot(drawing, layout) },
    ...(box ? [box] : []),
  ]
}
