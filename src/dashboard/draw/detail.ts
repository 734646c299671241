import { computeLayout, type Pane } from '../layout/layout.ts'
import { leadsToItems, selectedActivity, selectedItem, selectedSession } from '../state/selected.ts'
import { drawCard } from './card.ts'
import { drawActivityDetail, drawSessionDetail } from './detail-others.ts'
import type { Drawing } from './drawing.ts'
import { fitPane } from './fit-pane.ts'
import { keyHint } from './key-hint.ts'
import { type Line, spread } from './line.ts'

/** The visible lines of the detail. The last row says how many more are below. */
export function drawDetail(drawing: Drawing, pane: Pane): Line[] {
  const { state, widths } = drawing
  const all = detailLines(drawing, pane)
  const top = Math.min(state.detailTop, Math.max(0, all.length - pane.height))
  const lines = all.slice(top, top + pane.height)
  const below = all.length - top - pane.height
  if (below > 0 && lines.length > 1) {
    const further = leadsToItems(state) ? 'half-down' : 'open'
    const note = keyHint(state, 'list', further, `more (${below + 1} lines)  `)
    lines[lines.length - 1] = spread([], note, pane.width, widths)
  }
  return fitPane(lines, pane, widths)
}

/** How many lines are below what is shown of the detail, if there is one. */
export function countBelow(drawing: Drawing): number {
  const { detail } = computeLayout(drawing.state)
  return detail ? Math.max(0, detailLines(drawing, detail).length - drawing.state.detailTop - detail.height) : 0
}

function detailLines(drawing: Drawing, pane: Pane): Line[] {
  const { state } = drawing
  const session = selectedSession(state)
  if (session) return drawSessionDetail(drawing, session, pane.width)
  const entry = selectedActivity(state)
  if (entry) return drawActivityDetail(drawing, entry, pane.width)
  const item = selectedItem(state)
  return item ? drawCard(drawing, item, pane) : []
}
