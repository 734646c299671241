import { type Kind, KINDS } from '../../extract/candidate.ts'
import { type Item, saysTheSame, type Shown } from '../../journal/item/item.ts'
import { isItemTab } from '../item-tabs.ts'
import type { Menu } from '../overlay.ts'
import { currentList, type State } from '../state.ts'
import { kindName } from '../wording.ts'
import { request } from './commit.ts'
import type { KeyActions, Press } from './key-action.ts'
import { isListed } from './listed.ts'
import { applyFilter, onItem, submitEdit } from './prompting.ts'
import { type Result, toast } from './result.ts'
import { sessionLabel } from './session-name.ts'
import { unknownKey } from './unknown-key.ts'

/** What each kind is for; blockers and the latest decisions come first in what Claude is given. */
const KIND_WORDS: Readonly<Record<Kind, string>> = {
  preference: 'how you like things done',
  correction: 'what Claude did wrong, and what is right',
  convention: 'how this team or project does it',
  fact: 'what is true: a port, a path, a version',
  insight: 'why something is the way it is',
  self_knowledge: 'what Claude should know about you',
  decision: 'what was decided; the latest five come first',
  blocker: 'what blocks the work; comes first',
  tool: 'which tool or command to use',
}

function openChange(state: State, item: Item): Result {
  // What the team's shared folder holds is read-only here, and keeps its scope.
  const wider = item.scope === 'global' ? [] : (['project', 'user'] as const)
  const scopes = wider.map((scope) => ({
    label: scope === 'project' ? 'scope project: only here' : 'scope user: all your projects',
    value: { scope },
    current: item.scope === scope,
  }))
  const kinds = KINDS.map((kind) => ({
    label: `kind ${kindName(kind).padEnd(14)}  ${KIND_WORDS[kind]}`,
    value: { kind },
    current: item.kind === kind,
  }))
  const title = scopes.length > 0 ? 'Change scope or kind' : 'Change the kind'
  // Who has marked some may expect it to be about those.
  const isBesideMarked = [...currentList(state).marks].some((id) => id !== item.id)
  return [
    {
      ...state,
      overlay: {
        type: 'menu',
        title: isBesideMarked ? `${title} of the selected one` : title,
        choices: [...scopes, ...kinds],
        selected: 0,
        purpose: 'change',
        item: item.id,
      },
    },
  ]
}

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

export const changingActions: KeyActions = { change: onItem(openChange) }

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
  const item = state.byId.get(menu.item)
  return item
    ? changeItem(closed, item, { ...item, ...menu.choices[index]?.value })
    : toast(closed, 'It no longer exists; nothing was changed', 'warn')
}

function changeItem(state: State, item: Item, { text, kind, scope }: Shown): Result {
  if (saysTheSame(item, { text, kind, scope })) return toast(state, 'That is what it is already')
  return submitEdit(state, item, request(item, 'edit', { text, kind, scope }))
}
