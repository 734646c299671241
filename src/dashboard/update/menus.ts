import type { Item } from '../../journal/item/item.ts'
import { isItemTab } from '../state/item-tabs.ts'
import type { Menu } from '../state/overlay.ts'
import { currentList, type State } from '../state/state.ts'
import { kindName } from '../state/wording.ts'
import { change } from './changing.ts'
import type { KeyActions, Press } from './key-action.ts'
import { isListed } from './listed.ts'
import { applyFilter } from './prompting.ts'
import { type Result, toast } from './result.ts'
import { sessionLabel } from './session-name.ts'
import { unknownKey } from './unknown-key.ts'

const MAX_FACETS = 20
/** Grouped: kinds first, and sessions last, because there may be many. */
const FIELDS = ['kind', 'scope', 'is', 'session']
const placeOfField = (value: string): number => FIELDS.indexOf(value.split(':')[0] ?? '')

type Facet = readonly [filter: string, label: string]

/** The filters that find an item. */
function facetsOf({ snapshot }: State, { kind, scope, checks, repeats, evidence }: Item): Facet[] {
  const { sessionId } = evidence
  const facets: Facet[] = [
    [`kind:${kind}`, kindName(kind)],
    [`scope:${scope}`, `scope ${scope}`],
  ]
  if (checks.length > 0) facets.push(['is:flagged', 'flagged by a check'])
  if (repeats.length > 0) facets.push(['is:repeated', 'said again'])
  if (sessionId) facets.push([`session:${sessionId}`, sessionLabel(snapshot, sessionId)])
  return facets
}

function openFacets(state: State): Result {
  const { tab } = state
  if (!isItemTab(tab)) return toast(state, 'Nothing to narrow down here')
  const items = state.snapshot.items.filter((item) => isListed(state, tab, item))
  const counts = new Map<string, { label: string; count: number }>()
  for (const [value, label] of items.flatMap((item) => facetsOf(state, item))) {
    const { count } = counts.get(value) ?? { count: 0 }
    counts.set(value, { label, count: count + 1 })
  }
  const { filter } = currentList(state)
  const choices = [...counts]
    // What all of them have in common narrows nothing down.
    .filter(([value, { count }]) => count < items.length || filter.includes(value))
    .toSorted(([a, one], [b, other]) => placeOfField(a) - placeOfField(b) || other.count - one.count)
    .slice(0, MAX_FACETS)
    .map(([value, { label, count }]) => ({ label, note: `(${count})`, value, current: filter.includes(value) }))
  if (choices.length === 0) return toast(state, 'Nothing to narrow down here')
  const all = { label: 'everything', value: '' }
  return [
    {
      ...state,
      overlay: { type: 'menu', title: 'Show only', choices: [all, ...choices], selected: 0, purpose: 'facets' },
    },
  ]
}

export const narrowingActions: KeyActions = { facets: openFacets }

export function menuKey(state: State, menu: Menu, key: string, { alone }: Press): Result {
  const count = menu.choices.length
  const moveTo = (selected: number): Result => [
    { ...state, overlay: { ...menu, selected: (selected + count) % count } },
  ]
  if (key === 'esc' || key === 'q') return [{ ...state, overlay: undefined }]
  if (['j', 'down', 'tab', 'wheeldown'].includes(key)) return moveTo(menu.selected + 1)
  if (['k', 'up', 'shift-tab', 'wheelup'].includes(key)) return moveTo(menu.selected - 1)
  const digit = /^[1-9]$/u.test(key) ? Number(key) - 1 : undefined
  if (digit !== undefined && digit < count) return alone ? choose(state, menu, digit) : [state]
  if (key === 'enter') return alone ? choose(state, menu, menu.selected) : [state]
  return unknownKey(state, key, 'open')
}

function choose(state: State, menu: Menu, index: number): Result {
  const closed = { ...state, overlay: undefined }
  if (menu.purpose === 'facets') return [applyFilter(closed, menu.choices[index]?.value ?? '')]
  return change(closed, menu.items, menu.choices[index]?.value ?? {})
}
