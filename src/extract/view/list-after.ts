import { endsWithColon } from './leaves-open.ts'
import { isListItem, LIST_MARKER } from './list-item.ts'
import type { SentenceView } from './sentence-view.ts'

/** How much text is searched: a longer list is a document. */
const MAX_LIST_UNITS = 2000

/** The items of a list, and where the last one ends in the turn's text. */
export type List = { readonly items: readonly string[]; readonly end: number }

/** The list that a sentence with a colon at its end introduces. */
export function listAfterColon(view: SentenceView): List | undefined {
  return endsWithColon(view.original) ? listAfter(view) : undefined
}

/**
 * The list that begins on the line after a sentence. Another kind of marker after a blank line begins another list. `maxUnits`: how far it is
 * looked for, in UTF-16 units.
 */
export function listAfter(view: SentenceView, maxUnits = MAX_LIST_UNITS): List | undefined {
  const { text } = view.turn
  const limit = Math.min(text.length, view.end + maxUnits)
  let end = endOfLine(text, view.end, limit)
  if (text.slice(view.end, end).trim() !== '') return undefined
  const items: string[] = []
  const outside = indentBefore(view)
  let isAfterBlank = false
  let numbered: boolean | undefined
  for (let start = end + 1, at = end; start < limit; start = at + 1) {
    at = endOfLine(text, start, limit)
    const line = text.slice(start, at)
    if (line.trim() === '') {
      isAfterBlank = true
      continue
    }
    const [marker, indent = ''] = LIST_MARKER.exec(line) ?? []
    const isNumbered = marker === undefined ? numbered : /\d/u.test(marker)
    if (isAfterBlank && numbered !== undefined && isNumbered !== numbered) break
    isAfterBlank = false
    numbered ??= isNumbered
    if (marker !== undefined && indent.length > outside) items.push(line.slice(marker.length).trim())
    else if (marker === undefined && items.length > 0 && /^\s{2,}\S/u.test(line))
      items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else break
    end = at
  }
  const said = items.map((item) => item.replace(/[\s;,.]+$/u, '')).filter((item) => item !== '')
  return said.length === 0 ? undefined : { items: said, end }
}

function endOfLine(text: string, from: number, limit: number): number {
  const newline = text.indexOf('\n', from)
  return newline === -1 ? limit : Math.min(newline, limit)
}

/** How far the item that a sentence begins is indented: what it introduces is indented further. -1 if it begins none. */
function indentBefore({ start, turn }: SentenceView): number {
  const { text } = turn
  if (!isListItem(text, start)) return -1
  return /^\s*/u.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))?.[0].length ?? 0
}
