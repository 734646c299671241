import { type Kind, KINDS } from '../../extract/candidate.ts'
import { type Item, saysTheSame, type Shown } from '../../journal/item/item.ts'
import { isItemTab } from '../state/item-tabs.ts'
import type { State } from '../state/state.ts'
import { kindName } from '../state/wording.ts'
import { request } from './commit.ts'
import { confirmChange } from './confirmations.ts'
import { inListOrder, markedItems } from './deciding-several.ts'
import type { KeyActions } from './key-action.ts'
import { stillSaving } from './on-painted.ts'
import { onItem, submitEdit } from './prompting.ts'
import { type Result, toast } from './result.ts'

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

/** Offers other scopes and kinds for the marked items, or for the selected one if none is marked. */
function openChange(state: State, item: Item): Result {
  const marked = isItemTab(state.tab) ? inListOrder(state, markedItems(state, state.tab)) : []
  const items = marked.length > 0 ? marked : [item]
  const all = (holds: (one: Item) => boolean) => items.every(holds)
  // What the team's shared folder holds is read-only here, and keeps its scope.
  const wider = all(({ scope }) => scope === 'global') ? [] : (['project', 'user'] as const)
  const scopes = wider.map((scope) => ({
    label: scope === 'project' ? 'scope project: only here' : 'scope user: all your projects',
    value: { scope },
    current: all((one) => one.scope === scope),
  }))
  const kinds = KINDS.map((kind) => ({
    label: `kind ${kindName(kind).padEnd(14)}  ${KIND_WORDS[kind]}`,
    value: { kind },
    current: all((one) => one.kind === kind),
  }))
  const title = scopes.length > 0 ? 'Change scope or kind' : 'Change the kind'
  const [first] = items
  const ofWhich = items.length > 1 ? ` of the ${items.length} marked` : first === item ? '' : ' of the marked one'
  return [
    {
      ...state,
      overlay: {
        type: 'menu',
        title: `${title}${ofWhich}`,
        choices: [...scopes, ...kinds],
        selected: 0,
        purpose: 'change',
        items: items.map(({ id }) => id),
      },
    },
  ]
}

export const changingActions: KeyActions = { change: onItem(openChange) }

/** Gives these items another scope or kind; several of them after a question that names each. */
export function change(state: State, ids: readonly string[], value: Partial<Shown>): Result {
  const items = ids.flatMap((id) => state.byId.get(id) ?? [])
  if (items.length === 0) return toast(state, 'It no longer exists; nothing was changed', 'warn')
  const changing = items.filter((item) => !saysTheSame(item, { ...item, ...value }) && !keepsScope(item, value))
  const [first] = changing
  if (!first) return toast(state, 'That is already so')
  const saving = stillSaving(state, changing)
  if (saving) return saving
  const requests = changing.map((item) => request(item, 'edit', shownWith(item, value)))
  const [only] = requests
  if (only && ids.length === 1) return submitEdit(state, first, only)
  return [{ ...state, overlay: confirmChange(changing, value, requests) }]
}

function keepsScope(item: Item, { scope }: Partial<Shown>): boolean {
  return scope !== undefined && item.scope === 'global'
}

function shownWith({ text, kind, scope }: Item, value: Partial<Shown>): Shown {
  return { text, kind, scope, ...value }
}
