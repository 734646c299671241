import { truncateEnd, type WidthOptions } from '../../text/width.ts'
import { BREAKPOINTS } from '../layout/breakpoints.ts'
import { countOpenErrors } from '../state/errors.ts'
import { isItemTab } from '../state/item-tabs.ts'
import { currentList, type State, type Tab, TABS } from '../state/state.ts'
import { shown } from '../state/wording.ts'
import { countItems } from '../update/counts.ts'
import { orderText } from '../update/orders.ts'
import { placeOf } from '../update/selection.ts'
import type { Drawing } from './drawing.ts'
import { type Line, lineWidth, type Piece, spread } from './line.ts'
import { progressBar } from './progress-bar.ts'

const NAMES: Readonly<Record<Tab, readonly [long: string, short: string]>> = {
  pending: ['Pending', 'Pending'],
  approved: ['Approved', 'Appr'],
  archive: ['Archive', 'Arch'],
  sessions: ['Sessions', 'Sess'],
  activity: ['Activity', 'Act'],
}

/** The fewest cells for a filter beside the tabs: its sign, a few letters, and a space on each side. */
const FILTER_CELLS = 8

/** The tabs with their counts, and beside them the filter and the order. */
export function drawTabs(drawing: Drawing, width: number): Line {
  const { state, widths } = drawing
  const long = tabPieces(state, longLabel)
  const needed = lineWidth(long, widths) + (currentList(state).filter === '' ? 0 : FILTER_CELLS)
  const isShort = width < BREAKPOINTS.narrow.columns || needed > width
  const tabs = isShort ? tabPieces(state, shortLabel) : long
  const room = width - lineWidth(tabs, widths) - 1
  const right = besideTabs(drawing, width, isShort).find((candidate) => lineWidth(candidate, widths) <= room)
  return spread(tabs, right ?? [], width, widths)
}

function tabPieces(state: State, labelOf: (state: State, tab: Tab) => string): Line {
  const labels = TABS.map((tab): Piece => {
    const label = labelOf(state, tab)
    return tab === state.tab ? [`▌${label}▐`, 'tab'] : ` ${label} `
  })
  return [' ', ...labels]
}

function longLabel(state: State, tab: Tab): string {
  return `${TABS.indexOf(tab) + 1} ${NAMES[tab][0]}${amountOf(state, tab)}`
}

/** The count is shown for the current tab, and errors always. */
function shortLabel(state: State, tab: Tab): string {
  return `${NAMES[tab][1]}${tab === state.tab || tab === 'activity' ? amountOf(state, tab) : ''}`
}

function amountOf(state: State, tab: Tab): string {
  if (isItemTab(tab)) return ` ${countItems(state)[tab]}`
  if (tab === 'sessions') return ` ${state.snapshot.sessions.length}`
  const errors = countOpenErrors(state)
  return errors > 0 ? ` ${errors}!` : ''
}

/** What is shown beside the tabs, the longest version first: the tabs themselves are never cut for it. A filter is shown at every width. */
function besideTabs({ state, widths }: Drawing, width: number, isShort: boolean): Line[] {
  const list = currentList(state)
  const wide = width >= BREAKPOINTS.wide.columns
  const { at, of } = placeOf(list)
  // As wide for the first row as for the last, so that its neighbours do not move with the cursor.
  const place = wide && of > 0 ? `${String(at).padStart(String(of).length)}/${of} ` : ''
  if (list.filter !== '')
    return [
      [place, '  ', ...filterPieces(list.filter, 30, widths)],
      filterPieces(list.filter, 8, widths),
      filterPieces(list.filter, 4, widths),
      [['/', 'accent']],
    ]
  if (isShort) return [['‹1-5› ']]
  if (!wide) return []
  if (!isItemTab(state.tab)) return [[place]]
  const sort = `  sort ${orderText(list, state.tab)} `
  const bar = state.tab === 'approved' ? budgetPieces(state) : []
  return [[...bar, place, sort], [place, sort], [place]]
}

function filterPieces(filter: string, max: number, widths: WidthOptions): Piece[] {
  return [['/ ', 'accent'], `${truncateEnd(shown(filter), max, widths)} `]
}

/** How much of the budget is used. */
function budgetPieces({ snapshot }: State): Piece[] {
  const { used, limit, given, of } = snapshot.budget
  if (limit === 0) return []
  const bar = progressBar(used, limit)
  return ['budget ', given < of ? [bar, 'warning'] : bar, '   ']
}
