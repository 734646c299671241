import { bannerOf } from '../banner.ts'
import { currentList, type State } from '../state.ts'
import { BREAKPOINTS } from './breakpoints.ts'

export type Pane = { readonly width: number; readonly height: number }
/** Which panes there are, and how large: `card` is the detail alone, `tiny` is one line. */
export type Layout = {
  readonly kind: 'wide' | 'medium' | 'narrow' | 'tiny'
  readonly list: Pane | undefined
  readonly detail: Pane | undefined
  /** List and detail stand side by side. */
  readonly beside: boolean
  readonly banner: boolean
  /** A line between the tabs and the body: only where there is room for it. */
  readonly topRule: boolean
  /** Rows that list and detail share, with the rule between them if they stand one above the other. */
  readonly body: number
}

/** Rows below the body: a rule, the toast or progress line, and the keys. */
const FOOTER_ROWS = 3

/** List and detail share what the body has; a list above its detail gets less of it, and each at least what it is of use with. */
const LIST_SHARE = { beside: 0.47, above: 0.4 }
const LEAST_ROWS = { list: 4, detail: 5 }

/** Whether there is room for one line only: neither items nor questions are on the screen. */
export function isTiny({ columns, rows }: Pick<State, 'columns' | 'rows'>): boolean {
  return columns < BREAKPOINTS.tiny.columns || rows < BREAKPOINTS.tiny.rows
}

/** What of the screen each pane gets. */
export function computeLayout(state: State): Layout {
  const { columns, rows } = state
  const { narrow, wide } = BREAKPOINTS
  if (isTiny(state))
    return { kind: 'tiny', list: undefined, detail: undefined, beside: false, banner: false, topRule: false, body: 0 }
  const kind = columns < narrow.columns || rows < narrow.rows ? 'narrow' : columns < wide.columns ? 'medium' : 'wide'
  const card = kind === 'narrow' && state.card
  const banner = !card && bannerOf(state) !== undefined
  const topRule = kind === 'wide' || card
  const head = card ? 1 : 2
  const body = rows - head - (banner ? 1 : 0) - (topRule ? 1 : 0) - FOOTER_ROWS
  const whole = { width: columns, height: body }
  const base = { kind, banner, topRule, body } as const
  const only = onlyPane(state, kind)
  if (only === 'list') return { ...base, beside: false, list: whole, detail: undefined }
  if (only === 'detail') return { ...base, beside: false, list: undefined, detail: whole }
  const beside = standsBeside(state, kind)
  if (beside) {
    const left = Math.round(columns * LIST_SHARE.beside)
    return {
      ...base,
      beside,
      list: { width: left, height: body },
      detail: { width: columns - 1 - left, height: body },
    }
  }
  const mostForList = body - LEAST_ROWS.detail - 1
  const upper = Math.max(LEAST_ROWS.list, Math.min(mostForList, Math.floor(body * LIST_SHARE.above)))
  return {
    ...base,
    beside,
    list: { width: columns, height: upper },
    detail: { width: columns, height: body - upper - 1 },
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
