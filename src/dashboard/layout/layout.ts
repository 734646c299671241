import { currentList, type State } from '../state/state.ts'
import { NO_BANNER, type PlacedBanner, placeBanner } from './banner-lines.ts'
import { BREAKPOINTS } from './breakpoints.ts'

export type Pane = { readonly width: number; readonly height: number }
/** A pane and its upper left corner. */
type Area = Pane & { readonly x: number; readonly y: number }
/** Which panes there are, where, and how large. */
export type Layout = {
  readonly kind: 'wide' | 'medium' | 'narrow' | 'tiny'
  readonly list: Area | undefined
  /** The line between list and detail, if there are both. */
  readonly between: Area | undefined
  readonly detail: Area | undefined
  /** List and detail stand side by side. */
  readonly beside: boolean
  readonly banner: PlacedBanner
  /** A line between the tabs and the body, if there is room. */
  readonly topRule: boolean
}

/** Rows below the body: a rule, the toast or progress line, and the keys. */
export const FOOTER_ROWS = 3

/** The list's share of the body; above its detail it gets less. Each pane keeps a useful minimum. */
const LIST_SHARE = { beside: 0.47, above: 0.4 }
const MIN_ROWS = { list: 4, detail: 5 }

/** Whether there is room for one line only, so neither items nor questions are visible. */
export function isTiny({ columns, rows }: Pick<State, 'columns' | 'rows'>): boolean {
  return columns < BREAKPOINTS.tiny.columns || rows < BREAKPOINTS.tiny.rows
}

const NOTHING: Layout = {
  kind: 'tiny',
  list: undefined,
  between: undefined,
  detail: undefined,
  beside: false,
  banner: NO_BANNER,
  topRule: false,
}

/** How much of the screen each pane gets. */
export function computeLayout(state: State): Layout {
  const { columns, rows } = state
  const { narrow, wide } = BREAKPOINTS
  if (isTiny(state)) return NOTHING
  const kind = columns < narrow.columns || rows < narrow.rows ? 'narrow' : columns < wide.columns ? 'medium' : 'wide'
  const card = kind === 'narrow' && state.card
  const topRule = kind === 'wide' || card
  const head = (card ? 1 : 2) + (topRule ? 1 : 0)
  const below = rows - head - FOOTER_ROWS
  const minBody = kind === 'narrow' ? MIN_ROWS.list : MIN_ROWS.list + 1 + MIN_ROWS.detail
  const banner = card ? NO_BANNER : placeBanner(state, Math.max(1, below - minBody))
  const height = below - banner.lines.length
  const body: Area = { x: 0, y: head + banner.lines.length, width: columns, height }
  const base = { ...NOTHING, kind, banner, topRule } as const
  const only = onlyPane(state, kind)
  if (only) return { ...base, [only]: body }
  if (standsBeside(state, kind)) {
    const left = Math.round(columns * LIST_SHARE.beside)
    return {
      ...base,
      beside: true,
      list: { ...body, width: left },
      between: { ...body, x: left, width: 1 },
      detail: { ...body, x: left + 1, width: columns - 1 - left },
    }
  }
  const maxForList = height - MIN_ROWS.detail - 1
  const upper = Math.max(MIN_ROWS.list, Math.min(maxForList, Math.floor(height * LIST_SHARE.above)))
  return {
    ...base,
    list: { ...body, height: upper },
    between: { ...body, y: body.y + upper, height: 1 },
    detail: { ...body, y: body.y + upper + 1, height: height - upper - 1 },
  }
}

function standsBeside({ preview, columns }: State, kind: Layout['kind']): boolean {
  if (preview === 'right') return columns >= BREAKPOINTS.beside.columns
  return preview !== 'bottom' && kind === 'wide'
}

function onlyPane(state: State, kind: Layout['kind']): 'list' | 'detail' | undefined {
  if (currentList(state).rows.length === 0) return 'list'
  if (kind === 'narrow') return state.card ? 'detail' : 'list'
  if (state.zoom) return state.focus
  return state.preview === 'off' ? 'list' : undefined
}
