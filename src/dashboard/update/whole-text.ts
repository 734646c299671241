import type { Item } from '../../journal/item/item.ts'
import { visible } from '../../text/sanitize.ts'
import { displayWidth } from '../../text/width.ts'
import { computeLayout } from '../layout/layout.ts'
import { listColumns } from '../layout/list.ts'
import { textLines } from '../layout/text-lines.ts'
import { type Result, toast } from './result.ts'
import type { State } from '../state.ts'

/**
 * An inbox invites approving without reading. Undefined if the item's whole text has been on screen; otherwise the state that shows the
 * rest, and a message.
 */
export function showWholeText(state: State, item: Item): Result | undefined {
  const layout = computeLayout(state)
  if (!layout.detail) {
    if (!layout.list) return toast(state, 'Enlarge the window to review')
    if (displayWidth(visible(item.text)) <= listColumns(state, layout.list.width).text) return undefined
    const opened =
      layout.kind === 'narrow' ? { ...state, card: true } : { ...state, preview: 'auto' as const, zoom: false }
    return toast({ ...opened, detailTop: 0 }, 'Read the whole text first, then approve')
  }
  const lines = textLines(item.text, layout.detail.width).length
  const seen = Math.max(state.seenLines, state.detailTop + layout.detail.height)
  if (seen >= lines) return undefined
  return toast(
    { ...state, detailTop: lines - layout.detail.height, seenLines: lines },
    'Read the rest of the text first, then approve',
  )
}
