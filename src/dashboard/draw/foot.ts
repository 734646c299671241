import { displayWidth } from '../../text/width.ts'
import { bindingsFor, keyLabel, type ResolvedBinding } from '../keys/bindings.ts'
import { computeLayout, type Layout, WIDE_COLUMNS } from '../layout.ts'
import { fitLine, type Line, lineWidth, type Piece, spread, type Style } from './line.ts'
import { currentList, type State } from '../state.ts'
import { type Drawing, shown } from './drawing.ts'
import { drawRule } from './head.ts'
import { drawBelow } from './list.ts'
import { fitToast } from './toast.ts'
import { parseFilter } from '../update/filter.ts'
import { isItemTab } from '../update/item-tabs.ts'

const TONES: Readonly<Record<NonNullable<State['toast']>['tone'], Style | undefined>> = {
  ok: 'good',
  info: undefined,
  warn: 'warning',
  error: 'bad',
}

/** The line above the keys: what just happened at the left, what is under way at the right. */
function drawStatus(drawing: Drawing, width: number): Line {
  const { state, widths } = drawing
  const right = statusRight(state, width)
  const room = width - lineWidth(right, widths)
  return spread(statusLeft(drawing, right.length > 0 ? room - 2 : room), right, width, widths)
}

function statusLeft({ state, widths }: Drawing, room: number): Line {
  const { toast, overlay } = state
  if (overlay?.type === 'prompt' && overlay.purpose === 'filter') {
    const { text, cursor } = overlay.input
    const [problem] = parseFilter(text).problems
    const note: Piece = problem
      ? [`   ${problem.split('; ')[0]}`, 'warning']
      : `   ${state.lists[state.tab].rows.filter((row) => row.type === 'entry').length} shown`
    return [[' / ', 'accent'], ...withCursor(text, cursor), note]
  }
  if (toast) {
    const tone = TONES[toast.tone]
    const sign = toast.tone === 'error' ? '✗ ' : toast.tone === 'warn' ? '! ' : ''
    const text = fitToast(sign + shown(toast.text), room - 1, widths)
    return [' ', tone ? [text, tone] : text]
  }
  return []
}

/** The text with the cell at the cursor turned round. */
export function withCursor(text: string, cursor: number): Piece[] {
  const [at = ' '] = Array.from(text.slice(cursor), (sign) => sign)
  return [
    shown(text.slice(0, cursor)),
    [shown(at), 'cursor'],
    shown(text.slice(cursor + (cursor < text.length ? at.length : 0))),
  ]
}

function statusRight(state: State, width: number): Line {
  const { marks, anchor } = currentList(state)
  const pieces: Piece[] = []
  if (marks.size > 0) pieces.push([`${marks.size} marked${anchor === undefined ? '' : ' (range)'}`, 'accent'], '   ')
  const { drain } = state.snapshot
  if (drain) {
    const done = drain.total === 0 ? 8 : Math.min(8, Math.round((drain.done / drain.total) * 8))
    const bar = '▓'.repeat(done) + '░'.repeat(8 - done)
    const name = shown(drain.name)
    const errors = drain.errors > 0 ? ` ${drain.errors} failed` : ''
    const rate = drain.rate !== undefined && width >= WIDE_COLUMNS ? ` ${Math.round(drain.rate)}/s` : ''
    const paused = drain.paused ? ' paused' : ''
    const label = width >= 60 ? 'backlog ' : ''
    const room = Math.max(6, Math.floor(width / 5))
    const short = displayWidth(name) > room ? `${name.slice(0, room - 1)}…` : name
    pieces.push(`${label}${bar} ${drain.done}/${drain.total} ${short}${rate}${errors}${paused} `)
  }
  return pieces
}

/** The keys that matter here, as many as fit; help and quit are always there. */
function drawKeys(drawing: Drawing, width: number): Line {
  const { state, widths } = drawing
  const hint = overlayHint(state)
  if (hint) return fitLine([' ', ...hint], width, widths)
  const rows = bindingsFor(state.settings.bindings, state.tab).filter(
    (binding) => binding.short && binding.keys.length > 0,
  )
  // The way back and the way to the rest of the keys are there at every width.
  const narrow = width < 60
  const last = rows
    .filter(({ action }) => ALWAYS.has(action) && !(narrow && action === 'quit'))
    .filter((binding) => applies(state, binding))
  const others = rows.filter((binding) => !ALWAYS.has(binding.action) && applies(state, binding))
  const first = others.toSorted((a, b) => Number(isWayIn(b, narrow)) - Number(isWayIn(a, narrow)))
  const tail = last.map((binding) =>
    narrow && binding.action === 'help' ? piecesOf(binding).slice(0, 1) : piecesOf(binding),
  )
  let room = width - 1 - tail.reduce((sum, pieces) => sum + lineWidth(pieces, widths) + 2, 0)
  const shownRows: Piece[][] = []
  for (const pieces of markedKeys(state)) {
    room -= lineWidth(pieces, widths) + 2
    if (room >= 0) shownRows.push(pieces)
  }
  for (const binding of first) {
    const pieces = piecesOf(binding)
    room -= lineWidth(pieces, widths) + 2
    if (room < 0) break
    shownRows.push(pieces)
  }
  return fitLine([' ', ...[...shownRows, ...tail].flatMap((pieces) => [...pieces, '  '])], width, widths)
}

/** Where a list stands alone, opening comes before deciding. */
function isWayIn({ action }: ResolvedBinding, narrow: boolean): boolean {
  return narrow && action === 'open'
}

const ALWAYS: ReadonlySet<string> = new Set(['undo', 'help', 'quit'])

/** With marks, what can be done to the marked ones comes first, with their number. */
function markedKeys(state: State): Piece[][] {
  const { marks } = currentList(state)
  if (marks.size === 0) return []
  const keyOf = (action: string) =>
    bindingsFor(state.settings.bindings, state.tab).find((binding) => binding.action === action)?.keys[0]
  const entries = [
    ['approve-marked', `approve ${marks.size}`],
    ['reject-marked', `reject ${marks.size}`],
    ['back', 'clear marks'],
  ] as const
  return entries.flatMap(([action, label]) => {
    const key = keyOf(action)
    return key ? [[[keyLabel(key), 'strong'] as const, ` ${label}`]] : []
  })
}

function piecesOf(binding: ResolvedBinding): Piece[] {
  return [[keyLabel(binding.keys[0] ?? ''), 'strong'], ` ${binding.short ?? ''}`]
}

/** A key that would only say that there is nothing to do is not offered. */
function applies(state: State, { scope, action }: ResolvedBinding): boolean {
  if (action === 'help' || action === 'quit') return true
  if (action === 'undo') return state.undo.length > 0 || wasDecided(state)
  if (action === 'mark') return isItemTab(state.tab) && currentList(state).rows.length > 0
  const { selected } = currentList(state)
  if (scope === 'activity' && action !== 'errors-only')
    return state.snapshot.activity.find(({ id }) => id === selected)?.retryable ?? false
  if (action === 'pause-session') {
    const session = state.snapshot.sessions.find(({ id }) => id === selected)
    return session !== undefined && (session.state === 'live' || session.paused)
  }
  if (scope === 'list' && action === 'filter') return true
  if (action === 'open') return computeLayout(state).detail === undefined && currentList(state).rows.length > 0
  return currentList(state).rows.length > 0
}

/** Whether the journal holds a decision that `u` would take back: also one of an earlier run. */
function wasDecided({ snapshot }: State): boolean {
  return snapshot.activity.some(({ mark }) => mark === 'ok' || mark === 'reject')
}

function overlayHint({ overlay, settings }: State): Piece[] | undefined {
  switch (overlay?.type) {
    case 'prompt': {
      // What there is stands in the place of the hint, where the whole width is there for it.
      const [, known] = (parseFilter(overlay.input.text).problems[0] ?? '').split('; ')
      return overlay.purpose === 'filter'
        ? [known ?? '⏎ keep  Esc drop   kind: scope: session: conf:>80 is:conflict !word']
        : ['⏎ save  Esc cancel   Ctrl-w word  Ctrl-u line']
    }
    case 'confirm': {
      const label = (action: string) =>
        keyLabel(settings.bindings.find((b) => b.scope === 'confirm' && b.action === action)?.keys[0] ?? 'Y')
      return [[label('yes'), 'strong'], ' yes   ', [label('no'), 'strong'], ' or Esc cancels']
    }
    case 'menu':
      return ['j/k move  ⏎ choose  Esc close']
    case 'help':
      return [overlay.searching ? '⏎ keep  Esc all keys' : 'j/k move  / search  Esc close']
    case 'palette':
      return ['type to find  ↑/↓ move  ⏎ run  Esc close']
    case undefined:
      return undefined
  }
}

/** The rule below the body, what just happened, and the keys that matter here. */
export function drawFoot(drawing: Drawing, layout: Layout): Line[] {
  const { columns } = drawing.state
  const crossing = layout.beside && layout.list ? { at: layout.list.width, sign: '┴' } : undefined
  return [
    drawRule(columns, crossing, layout.detail ? [] : drawBelow(drawing)),
    drawStatus(drawing, columns),
    drawKeys(drawing, columns),
  ]
}
