import type { Commands } from './command.ts'
import { computeLayout } from '../layout.ts'
import { applyFilter } from './prompting.ts'
import { type Result, say } from './result.ts'
import { reorder } from './rows.ts'
import { keepSelection, keepVisible, listRows, moveSelection, selectEdge } from './selection.ts'
import { currentList, type State, type Tab, TABS, withList } from '../state.ts'
import { extendRange } from './marking.ts'

/** Scrolls the detail; what has been on screen counts as read. The drawing stops it at the end. */
export function scrollDetail(state: State, lines: number): State {
  const height = computeLayout(state).detail?.height ?? 0
  const detailTop = Math.max(0, Math.min(state.detailTop + lines, 10_000))
  return { ...state, detailTop, seenLines: Math.max(state.seenLines, state.detailTop + height, detailTop + height) }
}

function move(state: State, steps: number): State {
  if (state.focus === 'detail' && !onlyList(state)) return scrollDetail(state, steps)
  return extendRange(state, moveSelection(state, steps))
}

/** The detail has the focus only while it is on screen, and an open card moves between items. */
function onlyList(state: State): boolean {
  const { detail, kind } = computeLayout(state)
  return !detail || kind === 'narrow'
}

function halfPage(state: State): number {
  return Math.max(1, Math.floor((computeLayout(state).detail?.height ?? 2) / 2))
}

/** Opens a tab with its order made anew; its selection and marks are as they were left. What was said of the tab before stays behind. */
export function openTab(state: State, tab: Tab): State {
  if (tab === state.tab) return state
  const before = state.lists[tab]
  const opened = reorder(
    { ...state, tab, card: false, focus: 'list', detailTop: 0, seenLines: 0, overlay: undefined, toast: undefined },
    tab,
  )
  return keepSelection(opened, before)
}

const nextTab =
  (steps: number) =>
  (state: State): Result => {
    const at = TABS.indexOf(state.tab) + steps + TABS.length
    return [openTab(state, TABS[at % TABS.length] ?? 'pending')]
  }

function open(state: State): Result {
  const { selected } = currentList(state)
  if (selected === undefined) return [state]
  if (state.tab === 'sessions') {
    const pending = openTab(state, 'pending')
    return say(applyFilter(pending, `session:${selected}`), 'Only this session; Esc shows all again')
  }
  const layout = computeLayout(state)
  if (layout.kind === 'narrow') {
    if (state.card) return [scrollDetail(state, (layout.detail?.height ?? 2) - 1)]
    return [{ ...state, card: true, detailTop: 0 }]
  }
  if (!layout.detail) return [{ ...state, preview: 'auto', zoom: false }]
  return [scrollDetail(state, layout.detail.height - 1)]
}

/** Escape closes exactly one layer, from the nearest to the farthest, and never quits. */
function back(state: State): Result {
  const list = currentList(state)
  if (state.toast?.tone === 'error') return [{ ...state, toast: undefined }]
  if (state.card) return [{ ...state, card: false, detailTop: 0 }]
  if (state.zoom) return [keepVisible({ ...state, zoom: false })]
  if (state.focus === 'detail') return [{ ...state, focus: 'list' }]
  if (list.anchor !== undefined) return [withList(state, { anchor: undefined })]
  if (list.marks.size > 0) return say(withList(state, { marks: new Set<string>() }), 'Marks cleared')
  if (list.filter !== '') return say(applyFilter(state, ''), 'Filter cleared')
  return [{ ...state, toast: undefined }]
}

const PREVIEWS = ['auto', 'right', 'bottom', 'off'] as const

export const movingCommands: Commands = {
  down: (state) => [move(state, 1)],
  up: (state) => [move(state, -1)],
  first: (state) => [
    state.focus === 'detail' ? { ...state, detailTop: 0 } : extendRange(state, selectEdge(state, 'first')),
  ],
  last: (state) => [extendRange(state, selectEdge(state, 'last'))],
  'half-down': (state) => [scrollDetail(state, halfPage(state))],
  'half-up': (state) => [scrollDetail(state, -halfPage(state))],
  'page-down': (state) => [move(state, listRows(state))],
  'page-up': (state) => [move(state, -listRows(state))],
  open,
  focus: (state) =>
    computeLayout(state).detail && computeLayout(state).list
      ? [{ ...state, focus: state.focus === 'list' ? 'detail' : 'list' }]
      : say(state, 'Only one pane is shown here'),
  zoom: (state) => [keepVisible({ ...state, zoom: !state.zoom })],
  preview(state) {
    const preview = PREVIEWS[(PREVIEWS.indexOf(state.preview) + 1) % PREVIEWS.length] ?? 'auto'
    return say(keepVisible({ ...state, preview, zoom: false }), `Preview: ${preview}`)
  },
  'tab-1': (state) => [openTab(state, 'pending')],
  'tab-2': (state) => [openTab(state, 'approved')],
  'tab-3': (state) => [openTab(state, 'archive')],
  'tab-4': (state) => [openTab(state, 'sessions')],
  'tab-5': (state) => [openTab(state, 'activity')],
  'tab-previous': nextTab(-1),
  'tab-next': nextTab(1),
  back,
}
