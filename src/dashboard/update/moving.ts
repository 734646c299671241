import type { Item } from '../../journal/item/item.ts'
import { capitalised } from '../../text/capitalised.ts'
import { keyName } from '../keys/bindings.ts'
import { computeLayout, type Pane } from '../layout/layout.ts'
import { listRows } from '../layout/list.ts'
import { errorsShown } from '../state/errors.ts'
import { TAB_OF } from '../state/item-tabs.ts'
import { selectedActivity, selectedItem, sessionToShow } from '../state/selected.ts'
import { currentList, isSameRow, type State, type Tab, TABS, UNSEEN, withList } from '../state/state.ts'
import { isCardOpen, isDetailFocused } from './focus.ts'
import { nextAmong, relationsNow } from './foreseen.ts'
import type { KeyActions, Press } from './key-action.ts'
import { extendRange, toggleRange } from './marking.ts'
import { applyFilter } from './prompting.ts'
import { type Result, toast } from './result.ts'
import { reorder } from './rows.ts'
import { isThere, moveSelection, select, selectEdge } from './selection.ts'

/** Scrolls the detail, not past its end if that is known. */
function scrollDetail(state: State, lines: number, press: Press): State {
  return { ...state, detailTop: Math.max(0, state.detailTop + Math.min(lines, linesBelow(state, press) ?? lines)) }
}

/** How many lines of the detail are below the screen; undefined if another detail was painted. */
function linesBelow(state: State, { painted, below }: Press): number | undefined {
  return below !== undefined && isSameRow(painted, state) && painted.card === state.card
    ? Math.max(0, below() - (state.detailTop - painted.detailTop))
    : undefined
}

/** Scrolls the detail, or says why it does not move. */
function scroll(state: State, lines: number, press: Press): Result {
  const { detail } = computeLayout(state)
  if (!detail) return toast(state, 'No card is shown here to scroll')
  const scrolled = scrollDetail(state, lines, press)
  if (scrolled.detailTop !== state.detailTop) return [scrolled]
  if (state.detailTop > 0) return toast(state, 'End of the card')
  return toast(state, linesBelow(state, press) === 0 ? 'Everything is already shown' : 'Top of the card')
}

function move(state: State, steps: number, press: Press): Result {
  if (isDetailFocused(state)) return scroll(state, steps, press)
  const moved = extendRange(state, moveSelection(state, steps))
  const { selected, rows } = currentList(state)
  if (rows.length === 0 || currentList(moved).selected !== selected) return [moved]
  return toast(moved, steps > 0 ? 'This is the last one' : 'This is the first one')
}

/** The last row of a page is the first of the next one: in a detail it says how many lines follow. */
function page(state: State): number {
  const { detail } = computeLayout(state)
  return detail && isDetailFocused(state) ? detail.height - 1 : listRows(state)
}

function halfPage(state: State): number {
  return Math.max(1, Math.floor((computeLayout(state).detail?.height ?? 2) / 2))
}

/** Opens a tab and makes its order anew. Its selection and marks are kept; the previous tab's toast is not. */
function openTab(state: State, tab: Tab): State {
  if (tab === state.tab) return state
  return reorder({
    ...state,
    tab,
    seenErrors: state.tab === 'activity' ? errorsShown(state) : state.seenErrors,
    card: false,
    focus: 'list',
    detailTop: 0,
    seenText: UNSEEN,
    overlay: undefined,
    toast: undefined,
  })
}

const nextTab =
  (steps: number) =>
  (state: State): Result => {
    const at = TABS.indexOf(state.tab) + steps + TABS.length
    return [openTab(state, TABS[at % TABS.length] ?? 'pending')]
  }

function open(state: State, press: Press): Result {
  const { selected } = currentList(state)
  if (selected === undefined) return toast(state, 'Nothing is selected')
  const session = sessionToShow(state)
  if (session !== undefined) return showSession(state, session)
  const about = selectedActivity(state)?.item
  if (about !== undefined) return goToItem(state, state.byId.get(about))
  const { detail, kind } = computeLayout(state)
  if (detail) return nextPage(state, detail, press)
  return [kind === 'narrow' ? { ...state, card: true, detailTop: 0 } : { ...state, preview: 'auto', zoom: false }]
}

function showSession(state: State, session: string): Result {
  const ofSession = applyFilter(openTab(state, 'pending'), `session:${session}`)
  if (currentList(ofSession).rows.length === 0) return toast(state, 'Nothing of this session is pending')
  return toast(ofSession, `Only this session; ${keyName(state.settings, 'global', 'back')} shows all again`)
}

/** Goes to an item in its list; a filter or limit that hides the item there is removed. */
function goToItem(state: State, item: Item | undefined): Result {
  const tab = item && TAB_OF[item.status]
  if (!tab) return toast(state, 'It was deleted: no list shows it')
  const { id } = item
  const there = openTab(state, tab)
  const shown = [there, applyFilter({ ...there, everything: true }, '')].find((next) => isThere(next, id))
  if (!shown) return toast(state, 'Its last change is still being saved: press again')
  const opened = { ...select(withList(shown, { steered: true }), id), card: computeLayout(shown).kind === 'narrow' }
  if (tab === state.tab) return [opened]
  const [back, name] = [keyName(state.settings, 'global', `tab-${TABS.indexOf(state.tab) + 1}`), capitalised(state.tab)]
  return toast(opened, `${back} goes back to ${name}`)
}

/** Goes to an item that says the same or the opposite, to each in turn: its card is where both can be weighed. */
function goToOther(state: State): Result {
  const item = selectedItem(state)
  if (!item) return toast(state, 'Nothing is selected')
  const next = nextAmong(state, relationsNow(state, item))
  if (!next) return toast(state, 'Nothing similar or contradicting is known')
  const visited = [...state.visited.filter((id) => id !== item.id), item.id]
  return goToItem({ ...state, visited }, next.item)
}

/** The next page of an open card, or a message at its end. */
function nextPage(state: State, { height }: Pane, press: Press): Result {
  if (linesBelow(state, press) !== 0) return [scrollDetail(state, height - 1, press)]
  return toast(state, state.detailTop > 0 ? 'End of the card' : 'Everything is already shown')
}

/** Escape closes exactly one layer, from the nearest to the farthest, and never quits. */
function back(state: State): Result {
  const list = currentList(state)
  if (state.toast?.tone === 'error') return [{ ...state, toast: undefined }]
  if (isCardOpen(state)) return [{ ...state, card: false, detailTop: 0 }]
  if (state.zoom) return [{ ...state, zoom: false }]
  if (state.focus === 'detail') return [{ ...state, focus: 'list' }]
  if (list.anchor !== undefined) return toggleRange(state)
  if (list.marks.size > 0) return toast(withList(state, { marks: new Set<string>() }), 'Marks cleared')
  if (list.filter !== '') return toast(applyFilter(state, ''), 'Filter cleared')
  return [{ ...state, toast: undefined }]
}

const PREVIEWS = ['right', 'bottom', 'off'] as const
const PREVIEW_WORDS = { right: 'on the right', bottom: 'below', off: 'off' } as const

/** Where the detail is on this screen, whatever was asked for. */
function shownPreview(state: State): (typeof PREVIEWS)[number] {
  const { detail, beside } = computeLayout({ ...state, zoom: false })
  return !detail ? 'off' : beside ? 'right' : 'bottom'
}

/** Each press moves the preview to the next place possible on this screen. The place this screen size has by default stays `auto`. */
function nextPreview(state: State): Result {
  const from = PREVIEWS.indexOf(shownPreview(state))
  for (let step = 1; step < PREVIEWS.length; step++) {
    const wanted = PREVIEWS[(from + step) % PREVIEWS.length] ?? 'off'
    const next = { ...state, preview: wanted, zoom: false } as const
    if (shownPreview(next) !== wanted) continue
    const auto = { ...next, preview: 'auto' } as const
    return toast(shownPreview(auto) === wanted ? auto : next, `Preview ${PREVIEW_WORDS[wanted]}`)
  }
  if (currentList(state).selected === undefined) return toast(state, 'Nothing is selected')
  return toast(state, `There is room for only one pane (${keyName(state.settings, 'list', 'open')} opens)`)
}

function zoom(state: State): Result {
  const { list, detail } = computeLayout(state)
  if (!state.zoom && !(list && detail)) return toast(state, 'It already has the full width')
  return [{ ...state, zoom: !state.zoom }]
}

export const movingActions: KeyActions = {
  down: (state, press) => move(state, 1, press),
  up: (state, press) => move(state, -1, press),
  first: (state, press) =>
    isDetailFocused(state) ? scroll(state, -state.detailTop, press) : [extendRange(state, selectEdge(state, 'first'))],
  last: (state, press) =>
    isDetailFocused(state)
      ? scroll(state, linesBelow(state, press) ?? 0, press)
      : [extendRange(state, selectEdge(state, 'last'))],
  'half-down': (state, press) => scroll(state, halfPage(state), press),
  'half-up': (state, press) => scroll(state, -halfPage(state), press),
  'page-down': (state, press) => move(state, page(state), press),
  'page-up': (state, press) => move(state, -page(state), press),
  open,
  other: goToOther,
  focus: (state) =>
    computeLayout(state).detail && computeLayout(state).list
      ? [{ ...state, focus: state.focus === 'list' ? 'detail' : 'list' }]
      : toast(state, 'Only one pane is shown here'),
  zoom,
  preview: nextPreview,
  ...Object.fromEntries(TABS.map((tab, at) => [`tab-${at + 1}`, (state: State): Result => [openTab(state, tab)]])),
  'tab-previous': nextTab(-1),
  'tab-next': nextTab(1),
  back,
}
