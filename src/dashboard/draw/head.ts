import { percentShort } from '../../journal/item/percent.ts'
import { count } from '../../text/count.ts'
import { truncateEnd } from '../../text/width.ts'
import { BREAKPOINTS } from '../layout/breakpoints.ts'
import type { Layout } from '../layout/layout.ts'
import { selectedItem } from '../state/selected.ts'
import type { HookState, Snapshot } from '../state/snapshot.ts'
import { currentList, type State } from '../state/state.ts'
import { shown, thousands } from '../state/wording.ts'
import { placeOf } from '../update/selection.ts'
import type { Drawing } from './drawing.ts'
import { keyPieces } from './key-hint.ts'
import { fitLine, type Line, lineWidth, type Piece, spread } from './line.ts'
import { drawRule } from './rules.ts'
import { drawTabs } from './tabs.ts'

const WARNING: Piece = ['!', 'warning']
const HOOKS: Readonly<Record<HookState['state'], Line>> = {
  installed: [['✓', 'good']],
  missing: [['✗', 'bad']],
  doubled: [WARNING, ' twice'],
  disabled: [WARNING, ' off'],
  broken: [WARNING, ' broken'],
  old: [WARNING, ' old'],
}

function hooksPieces({ state, partly = false }: HookState): Line {
  return ['hooks ', ...(state === 'broken' && partly ? [WARNING, ' partly'] : HOOKS[state])]
}

/** The fewest cells for the project's name. */
const MIN_NAME = 8

/** The project, whether Sage is live, and today's numbers. */
function drawHeader({ state, widths }: Drawing, width: number): Line {
  const { project, sessions, others } = state.snapshot
  const wide = width >= BREAKPOINTS.wide.columns
  const live = sessions.filter((session) => session.state === 'live').length
  const branch = project.branch && width >= BREAKPOINTS.narrow.columns ? ` ⎇ ${shown(project.branch)}` : ''
  const alive: Line =
    state.snapshot.readOnly !== undefined
      ? [['read-only', 'strong']]
      : [['●', 'accent'], wide ? ` live · ${count(live, 'session')}` : ' live']
  const sage: Line = [' ', ['sage', 'strong'], wide ? '  ' : ' ']
  const right = numbersOf(state, width)
  const status: Line = [wide ? '    ' : '  ', ...alive]
  // A branch name may be long, but must not hide whether anything can be decided here.
  const forName = width - lineWidth([...sage, ...status, ...right], widths) - 1
  const name = truncateEnd(shown(project.name) + branch, Math.max(MIN_NAME, forName), widths)
  const left: Line = [...sage, name, ...status]
  const room = width - lineWidth(left, widths) - lineWidth(right, widths) - 1
  const elsewhere = wide && others.length > 0 ? windowsOpen(others.length + 1, room) : ''
  return spread([...left, elsewhere], right, width, widths)
}

/** Hooks, budget and today's decisions, in as many words as fit. */
function numbersOf({ snapshot }: State, width: number): Piece[] {
  const { hooks, budget, today } = snapshot
  const tokens = `${thousands(budget.used)}/${thousands(budget.limit)} tok`
  const partly = budget.given < budget.of
  if (width >= BREAKPOINTS.wide.columns)
    return [
      ...hooksPieces(hooks),
      '   inject ',
      partly ? [`${budget.given} of ${budget.of} · ${tokens}`, 'strong'] : tokens,
      `   today ${today.approved} ✓ ${today.rejected} ✗ `,
    ]
  const given: Piece = partly ? [`${budget.given}/${budget.of} · ${tokens}`, 'strong'] : tokens
  return [...hooksPieces(hooks), ...(width < BREAKPOINTS.narrow.columns ? [] : ['  ', given]), todayShort(snapshot)]
}

function todayShort({ today }: Snapshot): string {
  return `  ${today.approved}✓ ${today.rejected}✗ `
}

/** Says that Sage is open elsewhere, in as many words as fit. */
function windowsOpen(windows: number, room: number): string {
  return [`   open in ${windows} windows`, `   ${windows} windows`].find((text) => text.length <= room) ?? ''
}

/** The banner, with the keys that act on it on its first line. */
function drawBanner(
  { lines: [first = '', ...further], keys }: Layout['banner'],
  { widths }: Drawing,
  width: number,
): Line[] {
  const right = keys.flatMap(({ key, does }) => [...keyPieces(key, does), '   '])
  return [
    spread([' ', ['⚠', 'warning'], [` ${first} `, 'strong']], right, width, widths),
    ...further.map((text) => fitLine([[`   ${text}`, 'strong']], width, widths)),
  ]
}

/** The head of an open card on a narrow screen. */
function drawCardHead({ state, widths }: Drawing, width: number): Line {
  const { at, of } = placeOf(currentList(state))
  const item = selectedItem(state)
  const about = item ? `  ${item.scope}  ${percentShort(item)}` : ''
  const { snapshot } = state
  return spread(
    [[` ‹ ${at}/${of}`, 'strong'], about],
    [...hooksPieces(snapshot.hooks), todayShort(snapshot)],
    width,
    widths,
  )
}

/** Header, tabs or a card's head, banner, and the rule above the body. */
export function drawHead(drawing: Drawing, layout: Layout): Line[] {
  const { columns, card } = drawing.state
  const crossing = layout.beside && layout.between ? { at: layout.between.x, sign: '┬' } : undefined
  return [
    ...(layout.kind === 'narrow' && card
      ? [drawCardHead(drawing, columns)]
      : [drawHeader(drawing, columns), drawTabs(drawing, columns)]),
    ...(layout.banner.lines.length > 0 ? drawBanner(layout.banner, drawing, columns) : []),
    ...(layout.topRule ? [drawRule(columns, drawing.widths, { crossing })] : []),
  ]
}
