import type { Item } from '../../journal/item/item.ts'
import { visible } from '../../text/sanitize.ts'
import { displayWidth } from '../../text/width.ts'
import { computeLayout, type Pane } from '../layout/layout.ts'
import { listColumns } from '../layout/list.ts'
import { seenBy } from '../layout/seen.ts'
import { textLines } from '../layout/text-lines.ts'
import { selectedItem } from '../state/selected.ts'
import type { SeenText, State } from '../state/state.ts'
import { type Result, toast } from './result.ts'
import { select } from './selection.ts'

/** How much of the selected text has been on screen up to this frame. */
export function seenText(painted: State): SeenText {
  const { detail } = computeLayout(painted)
  if (!detail) return painted.seenText
  const text = selectedItem(painted)?.text ?? ''
  const before = painted.seenText.text === text ? painted.seenText : undefined
  const { width } = detail
  return { text, ...seenBy(before, { top: painted.detailTop, room: roomForText(detail), width }) }
}

/** Below the text come the facts, so the last row of a detail that is too small for all of it says how many lines follow. */
function roomForText({ height }: Pane): number {
  return height - 1
}

/**
 * An inbox invites approving without reading. Undefined if the whole text of the painted item has been on screen; otherwise the state
 * that shows what comes next of it, and a message.
 */
export function showWholeText(state: State, item: Item, painted: State): Result | undefined {
  const { kind, list, detail } = computeLayout(painted)
  if (!detail) {
    if (list && displayWidth(visible(item.text), painted.settings) <= listColumns(painted, list.width).text)
      return undefined
    const there = select(state, item.id)
    const opened = kind === 'narrow' ? { ...there, card: true } : { ...there, preview: 'auto' as const, zoom: false }
    return toast({ ...opened, detailTop: 0 }, 'Read the whole text first, then approve')
  }
  const lines = textLines(item.text, detail.width, painted.settings).length
  const seen = seenText(painted).lines
  if (seen >= lines) return undefined
  const detailTop = Math.max(0, Math.min(seen, lines - roomForText(detail)))
  return toast({ ...select(state, item.id), detailTop }, 'Read the rest of the text first, then approve')
}
