import { computeLayout } from '../layout/layout.ts'
import { drawBar, drawBetween } from './between-panes.ts'
import { drawDetail } from './detail.ts'
import type { Drawing } from './drawing.ts'
import { drawFoot } from './foot.ts'
import { drawHead } from './head.ts'
import type { Line } from './line.ts'
import { drawList } from './list.ts'
import { drawOverlay } from './overlay.ts'
import { drawTiny } from './tiny.ts'

export type PlacedPane = { readonly x: number; readonly y: number; readonly lines: readonly Line[] }

/** Every pane of the screen at its place; later ones are on top. */
export function placePanes(drawing: Drawing): PlacedPane[] {
  const { state } = drawing
  const layout = computeLayout(state)
  if (layout.kind === 'tiny') return [{ x: 0, y: 0, lines: drawTiny(drawing) }]
  const { list, detail, beside, top, body } = layout
  const panes: PlacedPane[] = [{ x: 0, y: 0, lines: drawHead(drawing, layout) }]
  if (list) panes.push({ x: 0, y: top, lines: drawList(drawing, list) })
  if (list && detail) {
    if (beside) panes.push({ x: list.width, y: top, lines: drawBar(drawing, body) })
    else panes.push({ x: 0, y: top + list.height, lines: [drawBetween(drawing)] })
  }
  if (detail) {
    const [x, y] = !list ? [0, top] : beside ? [list.width + 1, top] : [0, top + list.height + 1]
    panes.push({ x, y, lines: drawDetail(drawing, detail) })
  }
  panes.push({ x: 0, y: top + body, lines: drawFoot(drawing, layout) })
  const box = drawOverlay(drawing)
  if (box) panes.push({ x: box.left, y: box.top, lines: box.lines })
  return panes
}
