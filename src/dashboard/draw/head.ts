import { keyLabel } from '../keys/bindings.ts'
import { bannerText, type Layout, WIDE_COLUMNS } from '../layout.ts'
import { fitLine, type Line, lineWidth, type Piece, spread } from './line.ts'
import { countItems } from '../update/counts.ts'
import { isItemTab } from '../update/item-tabs.ts'
import { orderWords } from '../update/orders.ts'
import { placeOf } from '../update/selection.ts'
import { currentList, type State, type Tab, TABS } from '../state.ts'
import { type Drawing, percentShort, shown, thousands } from './drawing.ts'

const HOOKS: Readonly<Record<State['snapshot']['hooks']['state'], Piece>> = {
  ok: ['hooks ✓', 'good'],
  missing: ['hooks ✗', 'bad'],
  doubled: ['hooks ! twice', 'warning'],
  disabled: ['hooks ! off', 'warning'],
  stale: ['hooks ! old', 'warning'],
}

/** Which project, whether Sage is live, and the numbers of today. */
function drawHeader({ state, widths }: Drawing, width: number): Line {
  const { project, sessions, hooks, budget, today, others } = state.snapshot
  const wide = width >= WIDE_COLUMNS
  const live = sessions.filter((session) => session.state === 'live').length
  const branch = project.branch && width >= 60 ? ` ⎇ ${shown(project.branch)}` : ''
  const alive = wide ? `● live · ${live} ${live === 1 ? 'session' : 'sessions'}` : '● live'
  const left: Line = [
    ' ',
    ['sage', 'strong'],
    wide ? '  ' : ' ',
    shown(project.name) + branch,
    wide ? '    ' : '  ',
    [alive, 'accent'],
  ]
  const tokens = `${thousands(budget.used)}/${thousands(budget.limit)} tok`
  const partly = budget.given < budget.of
  const right: Piece[] = [HOOKS[hooks.state]]
  if (wide)
    right.push(
      '   inject ',
      partly ? [`${budget.given} of ${budget.of} · ${tokens}`, 'warning'] : tokens,
      `   today ${today.approved} ✓ ${today.rejected} ✗ `,
    )
  else
    right.push(
      width < 60 ? '' : '  ',
      width < 60 ? '' : partly ? [`${budget.given}/${budget.of} · ${tokens}`, 'warning'] : tokens,
      `  ${today.approved}✓ ${today.rejected}✗ `,
    )
  const room = width - lineWidth(left, widths) - lineWidth(right, widths) - 1
  const elsewhere = wide && others.length > 0 ? windowsOpen(others.length + 1, room) : ''
  return spread([...left, elsewhere], right, width, widths)
}

/** That it is open elsewhere, in so many words as there is room for. */
function windowsOpen(count: number, room: number): string {
  return [`   open in ${count} windows`, `   ${count} windows`].find((text) => text.length <= room) ?? ''
}

const NAMES: Readonly<Record<Tab, readonly [long: string, short: string]>> = {
  pending: ['Pending', 'Pending'],
  approved: ['Approved', 'Appr'],
  archive: ['Archive', 'Arch'],
  sessions: ['Sessions', 'Sess'],
  activity: ['Activity', 'Log'],
}

function drawTabs({ state, widths }: Drawing, width: number): Line {
  const counts = countItems(state)
  const narrow = width < 60
  const errors = state.snapshot.activity.filter((row) => row.mark === 'error').length
  const amounts: Record<Tab, string> = {
    pending: ` ${counts.pending}`,
    approved: ` ${counts.approved}`,
    archive: ` ${counts.archive}`,
    sessions: ` ${state.snapshot.sessions.length}`,
    activity: errors > 0 ? ` ${errors}!` : '',
  }
  const left = TABS.flatMap((tab, index): Piece[] => {
    const name = NAMES[tab][narrow ? 1 : 0]
    const current = tab === state.tab
    const amount = narrow && !current && tab !== 'activity' ? '' : amounts[tab]
    const label = narrow ? `${name}${amount}` : `${index + 1} ${name}${amount}`
    return current ? [[`▌${label}▐`, 'tab']] : [` ${label} `]
  })
  const line: Line = [' ', ...left]
  const room = width - lineWidth(line, widths) - 1
  const right = tabsRight(state, width).find((candidate) => lineWidth(candidate, widths) <= room)
  return spread(line, right ?? [], width, widths)
}

/** What stands beside the tabs, the most first: the tabs themselves are never cut for it. */
function tabsRight(state: State, width: number): Line[] {
  if (width < 60) return [[['‹1-5› ', 'faint']]]
  const list = currentList(state)
  const { at, of } = placeOf(list)
  const place = width >= WIDE_COLUMNS && of > 0 ? `${at}/${of} ` : ''
  if (list.filter !== '')
    return [
      [place, '  ', ['/ ', 'accent'], `${shown(list.filter).slice(0, 30)} `],
      [['/ ', 'accent'], `${shown(list.filter).slice(0, 8)} `],
    ]
  if (width < WIDE_COLUMNS) return []
  if (!isItemTab(state.tab)) return [[place]]
  const sort = `  sort ${orderWords(list, state.tab)} `
  const bar = state.tab === 'approved' ? budgetBar(state) : []
  return [[...bar, place, sort], [place, sort], [place]]
}

/** How much of the budget is used. */
function budgetBar({ snapshot }: State): Piece[] {
  const { used, limit, given, of } = snapshot.budget
  if (limit === 0) return []
  const full = Math.min(8, Math.round((used / limit) * 8))
  const bar = '▓'.repeat(full) + '░'.repeat(8 - full)
  return ['budget ', given < of ? [bar, 'warning'] : bar, '   ']
}

/** The banner with the keys that act on it. */
function drawBanner({ state, widths }: Drawing, width: number): Line {
  const banner = bannerText(state)
  if (!banner) return fitLine([], width)
  const labels: Record<string, string> = { install: 'install', 'hide-banner': 'hide' }
  const right = banner.keys.flatMap((action): Piece[] => {
    const key = state.settings.bindings.find((binding) => binding.scope === 'global' && binding.action === action)
      ?.keys[0]
    return key ? [[keyLabel(key), 'strong'], ` ${labels[action] ?? action}   `] : []
  })
  return spread([[` ⚠ ${shown(banner.text)} `, 'warning']], right, width, widths)
}

/** A rule, with a crossing where the line between the panes meets it, and a note near its right end. */
export function drawRule(width: number, crossing?: { at: number; sign: string }, note: readonly Piece[] = []): Line {
  if (crossing) return [[`${'─'.repeat(crossing.at)}${crossing.sign}${'─'.repeat(width - crossing.at - 1)}`, 'faint']]
  const cells = lineWidth(note)
  if (cells === 0 || cells + 4 > width) return [['─'.repeat(width), 'faint']]
  return [['─'.repeat(width - cells - 3), 'faint'], ...note, ['───', 'faint']]
}

/** The line between list and detail. */
export function drawBar(height: number): Line[] {
  return Array.from({ length: height }, (): Line => [['│', 'faint']])
}

/** The head of an open card on a narrow screen. */
function drawCardHead({ state, widths }: Drawing, width: number): Line {
  const { selected } = currentList(state)
  const { at, of } = placeOf(currentList(state))
  const item = isItemTab(state.tab) && selected !== undefined ? state.byId.get(selected) : undefined
  const about = item ? `  ${item.scope}  ${percentShort(item)}` : ''
  const { today, hooks } = state.snapshot
  return spread(
    [[` ‹ ${at}/${of}`, 'strong'], about],
    [HOOKS[hooks.state], `  ${today.approved}✓ ${today.rejected}✗ `],
    width,
    widths,
  )
}

/** Header, tabs or a card's head, banner, and the rule above the body. */
export function drawHead(drawing: Drawing, layout: Layout): Line[] {
  const { columns, card } = drawing.state
  const crossing = layout.beside && layout.list ? { at: layout.list.width, sign: '┬' } : undefined
  return [
    ...(layout.kind === 'narrow' && card
      ? [drawCardHead(drawing, columns)]
      : [drawHeader(drawing, columns), drawTabs(drawing, columns)]),
    ...(layout.banner ? [drawBanner(drawing, columns)] : []),
    ...(layout.topRule ? [drawRule(columns, crossing)] : []),
  ]
}
