import { currentList, type State } from './state.ts'

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

/** From so many columns on there is room for two panes side by side, for headings, and for what is merely good to know. */
export const WIDE_COLUMNS = 100

/** Rows below the body: a rule, the toast or progress line, and the keys. */
const FOOTER_ROWS = 3

/** The breakpoints: below 40 × 10 one line; below 60 columns or 18 rows one pane; below `WIDE_COLUMNS` list over detail. */
export function computeLayout(state: State): Layout {
  const { columns, rows } = state
  if (columns < 40 || rows < 10)
    return { kind: 'tiny', list: undefined, detail: undefined, beside: false, banner: false, topRule: false, body: 0 }
  const kind = columns < 60 || rows < 18 ? 'narrow' : columns < WIDE_COLUMNS ? 'medium' : 'wide'
  const banner = bannerText(state) !== undefined
  const card = kind === 'narrow' && state.card
  const topRule = kind === 'wide' || card
  const head = card ? 1 : 2
  const body = rows - head - (banner && !card ? 1 : 0) - (topRule ? 1 : 0) - FOOTER_ROWS
  const whole = { width: columns, height: body }
  const base = { kind, banner: banner && !card, topRule, body } as const
  const only = onlyPane(state, kind)
  if (only === 'list') return { ...base, beside: false, list: whole, detail: undefined }
  if (only === 'detail') return { ...base, beside: false, list: undefined, detail: whole }
  const beside = state.preview === 'right' ? columns >= 80 : state.preview === 'bottom' ? false : kind === 'wide'
  if (beside) {
    const left = Math.round(columns * 0.47)
    return {
      ...base,
      beside,
      list: { width: left, height: body },
      detail: { width: columns - 1 - left, height: body },
    }
  }
  const upper = Math.max(4, Math.min(body - 6, Math.floor(body * 0.4)))
  return {
    ...base,
    beside,
    list: { width: columns, height: upper },
    detail: { width: columns, height: body - upper - 1 },
  }
}

function onlyPane(state: State, kind: Layout['kind']): 'list' | 'detail' | undefined {
  if (currentList(state).rows.length === 0) return 'list'
  if (kind === 'narrow') return state.card ? 'detail' : 'list'
  if (state.zoom) return state.focus
  return state.preview === 'off' ? 'list' : undefined
}

/** The one banner: what keeps Sage from working comes before what merely should be known. */
export function bannerText(state: State): { readonly text: string; readonly keys: readonly string[] } | undefined {
  const { hooks, drift, problems } = state.snapshot
  if (state.bannerHidden) return undefined
  const said: Record<string, string> = {
    missing: 'Hooks not installed here: nothing new will arrive.',
    doubled: 'The hooks are installed twice: every event arrives twice.',
    disabled: 'Your settings switch all hooks off (disableAllHooks): nothing new will arrive.',
    stale: 'The installed hooks are of another version.',
  }
  const hookText = hooks.state === 'ok' ? undefined : (hooks.text ?? said[hooks.state])
  if (hookText)
    return { text: hookText, keys: hooks.state === 'doubled' ? ['hide-banner'] : ['install', 'hide-banner'] }
  const text = drift ?? problems[0] ?? state.settings.keyProblems[0]
  return text === undefined ? undefined : { text, keys: ['hide-banner'] }
}
