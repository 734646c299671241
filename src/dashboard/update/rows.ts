import { gather } from '../../base/gather.ts'
import { isWeak, type Item } from '../../journal/item/item.ts'
import { clockOrDay, dayAndClock } from '../../text/clock-time.ts'
import { BREAKPOINTS } from '../layout/breakpoints.ts'
import { isItemTab, type ItemTab } from '../state/item-tabs.ts'
import { type FirstRow, isRewound, type Snapshot } from '../state/snapshot.ts'
import { currentList, entryIds, type ListState, type Row, type State, type Tab, withList } from '../state/state.ts'
import { kindName } from '../state/wording.ts'
import { parseWords } from './filter.ts'
import { isBehind, listedItems, shownUnasked } from './listed.ts'
import { inOrderOf, isUnsaid, moveToEnd, type Order, orderOf } from './orders.ts'
import { keepSelection } from './selection.ts'
import { sessionLabel } from './session-name.ts'

/** An item's heading in an order. */
function groupOf(item: Item, tab: Tab, order: Order, snapshot: Snapshot): string {
  if (tab === 'approved') return `${item.scope} · ${kindName(item.kind)}`
  if (tab === 'archive') return item.status
  if (order.groups === 'kind') return kindName(item.kind)
  if (isUnsaid(item)) return 'not your words'
  if (isRewound(snapshot, item.id)) return 'rewound'
  if (isWeak(item)) return 'less certain'
  if (item.tier === 'auto') return 'almost certain'
  const { sessionId, speaker, transcriptPath } = item.evidence
  if (sessionId === '' && speaker === 'file') return `from ${fileNameOf(transcriptPath) || 'a file'}`
  return sessionLabel(snapshot, sessionId)
}

/** Splits at both kinds of slash: learnings may come from another system. */
function fileNameOf(path: string): string {
  return path.split(/[\\/]/u).at(-1) ?? ''
}

/**
 * Makes the current tab's order anew: when it is opened, filtered or sorted, but never because of an arrival once a key has acted on it.
 * The selection stays: see `keepSelection()`.
 */
export function reorder(state: State): State {
  return keepSelection(ordered(state), currentList(state))
}

function ordered(state: State): State {
  const { tab } = state
  if (!isItemTab(tab)) return withOrder(state, plainIds(state).map(entryOf))
  const { provisional } = state.snapshot
  if (provisional && tab === 'pending')
    return withOrder(state, firstRows(hasHeadings(state) ? provisional.wide : provisional.narrow))
  const order = orderOf(currentList(state), tab)
  const sorted = sortedItems(state, tab, shownUnasked(state, listedItems(state, tab)))
  const isAuto = (item: Item) => item.tier === 'auto' && !isBehind(state, item)
  const leading = order.groups === 'session' ? moveToEnd(sorted, (item) => !isAuto(item)) : sorted
  return withOrder(state, underHeadings(state, tab, inGroups(state, tab, leading)))
}

/** After headings came or went with the width: rows of one group are brought together under them. Nothing else moves. */
export function regroup(state: State): State {
  const { tab, snapshot, byId } = state
  if (!isItemTab(tab) || snapshot.provisional) return reorder(state)
  const items = currentList(state).order.flatMap((id) => byId.get(id) ?? [])
  return mergeRows(withList(state, { order: inGroups(state, tab, items).map(({ id }) => id) }))
}

/** Whether there is room for headings: only beside a detail pane. */
export function hasHeadings({ columns }: Pick<State, 'columns'>): boolean {
  return columns >= BREAKPOINTS.wide.columns
}

/** Items of one group side by side, the groups in the order of their first items. */
function inGroups(state: State, tab: ItemTab, items: readonly Item[]): readonly Item[] {
  const order = orderOf(currentList(state), tab)
  // Without headings, grouping by session does not help; grouping by kind and the like still does.
  if (order.groups === undefined || (order.groups === 'session' && !hasHeadings(state))) return items
  const groups = new Map<string, Item[]>()
  for (const item of items) gather(groups, groupOf(item, tab, order, state.snapshot), item)
  return [...groups.values()].flat()
}

/**
 * The rows of these items, with a heading above each run of the same group. It says what they are now: since the order was made, one may have
 * got another scope, or its session another name.
 */
function underHeadings(state: State, tab: ItemTab, items: readonly Item[]): Row[] {
  const order = orderOf(currentList(state), tab)
  if (order.groups === undefined || !hasHeadings(state)) return items.map(({ id }) => entryOf(id))
  const rows: Row[] = []
  let heading: { readonly type: 'heading'; readonly label: string; count: number } | undefined
  for (const item of items) {
    const label = groupOf(item, tab, order, state.snapshot)
    if (heading?.label !== label) {
      heading = { type: 'heading', label, count: 0 }
      rows.push(heading)
    }
    heading.count++
    rows.push(entryOf(item.id))
  }
  return rows
}

function sortedItems(state: State, tab: ItemTab, items: readonly Item[]): Item[] {
  return inOrderOf(state.lists[tab], tab, items, ({ id }) => isRewound(state.snapshot, id))
}

function entryOf(id: string): Row {
  return { type: 'entry', id }
}

function firstRows(rows: readonly FirstRow[]): Row[] {
  return rows.map((row) => (typeof row === 'string' ? entryOf(row) : row))
}

function withOrder(state: State, rows: readonly Row[]): State {
  return withList(state, { rows, order: entryIds(rows), arrived: [], fresh: new Set() })
}

function plainIds(state: State): string[] {
  const has = parseWords(currentList(state).filter)
  if (state.tab === 'sessions')
    return state.snapshot.sessions.filter((session) => has(`${session.title} ${session.cwd}`)).map(({ id }) => id)
  return state.snapshot.activity
    .filter(
      ({ mark, at, subject, text, detail = [] }) =>
        (!state.errorsOnly || mark === 'error') && has([whenShown(at, state), subject, text, ...detail].join('\n')),
    )
    .map(({ id }) => id)
}

/** In the forms that list and card show: people search for a day as they see it. */
function whenShown(at: string, { now }: State): string {
  return `${clockOrDay(at, new Date(now))} ${dayAndClock(at)}`
}

/**
 * Takes in a new snapshot without moving anything: what is gone leaves, what comes back gets its old place, what is new goes below under
 * its own heading. A wanted item is shown even if it would be held back because its session has too many.
 */
export function mergeRows(state: State): State {
  return keepSelection(merged(state), currentList(state))
}

function merged(state: State): State {
  const { tab } = state
  const list = currentList(state)
  if (!isItemTab(tab)) return ordered(state)
  const items = listedItems(state, tab)
  const listed = new Set(items.map((item) => item.id))
  const known = new Set([...list.order, ...list.arrived])
  // Nothing on screen could move, and nothing returns to an old place.
  if (list.rows.length === 0 && items.length > 0 && !items.some(({ id }) => known.has(id)))
    return ordered(withList(state, { steered: false }))
  // Nobody has started going through the list, so arrivals are sorted in, as when a first scan fills it.
  if (!list.steered) return ordered(state)
  const shown = shownUnasked(state, items).map(({ id }) => id)
  const wanted = state.wanted !== undefined && listed.has(state.wanted) ? [state.wanted] : []
  const news = new Set([...shown, ...wanted].filter((id) => !known.has(id)))
  const arrived = news.size === 0 ? list.arrived : inOrder(state, tab, list, news)
  const fresh = new Set(arrived.filter((id) => listed.has(id)))
  const stays = list.order.filter((id) => listed.has(id)).flatMap((id) => state.byId.get(id) ?? [])
  return withList(state, { rows: [...underHeadings(state, tab, stays), ...freshRows(fresh)], arrived, fresh })
}

/** New items in the tab's order. Earlier arrivals move only while the cursor is not among them. */
function inOrder(state: State, tab: ItemTab, list: ListState, news: ReadonlySet<string>): readonly string[] {
  const { arrived, fresh, selected } = list
  const sorted = (ids: Iterable<string>) =>
    sortedItems(
      state,
      tab,
      [...ids].flatMap((id) => state.byId.get(id) ?? []),
    ).map(({ id }) => id)
  if (selected !== undefined && fresh.has(selected)) return [...arrived, ...sorted(news)]
  const gone = arrived.filter((id) => !state.byId.has(id))
  return [...gone, ...sorted([...arrived, ...news])]
}

function freshRows(fresh: ReadonlySet<string>): Row[] {
  if (fresh.size === 0) return []
  return [{ type: 'heading', label: 'new', count: fresh.size }, ...Array.from(fresh, entryOf)]
}
