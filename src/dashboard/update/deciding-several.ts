import type { Item } from '../../journal/item/item.ts'
import { keyName } from '../keys/bindings.ts'
import type { ItemTab } from '../state/item-tabs.ts'
import { currentList, type State } from '../state/state.ts'
import { type BulkDecision, confirmBulk, hasOwnQuestion, type Untouched } from './confirmations.ts'
import { quoted } from './decision-text.ts'
import { oppositesNow } from './foreseen.ts'
import type { KeyAction } from './key-action.ts'
import { isListed } from './listed.ts'
import { onPainted, stillSaving } from './on-painted.ts'
import { type Result, toast } from './result.ts'
import { positionsOf } from './selection.ts'

/** The marked items that are still in the tab, in the order they were marked. */
export function markedItems(state: State, tab: ItemTab): Item[] {
  return [...currentList(state).marks].flatMap((id) => {
    const item = state.byId.get(id)
    return item && isListed(state, tab, item) ? [item] : []
  })
}

/** In list order, as they were read. Marked items hidden by a filter come last. */
export function inListOrder(state: State, items: readonly Item[]): Item[] {
  const at = positionsOf(currentList(state).rows)
  const place = ({ id }: Item) => at.get(id) ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((a, b) => place(a) - place(b))
}

function nothingMarked({ settings }: State): string {
  return `Nothing is marked (${keyName(settings, 'list', 'mark')} marks, ${keyName(settings, 'list', 'mark-all')} marks all)`
}

/** Sets aside what a check flags, and items that contradict each other: only the person knows which of those holds. */
function approvable(state: State, marked: readonly Item[]): { rest: Item[]; untouched: Untouched } {
  const sound = marked.filter((item) => !hasOwnQuestion(state, item))
  const contradicting = besideOpposites(state, sound)
  const rest = sound.filter((item) => !contradicting.has(item))
  return { rest, untouched: { risky: marked.length - sound.length, contradicting: [...contradicting] } }
}

/** How many of the marked items one key would approve. Cached, because every frame asks. */
export function countApprovable(state: State): number {
  const known = counted.get(currentList(state).marks)
  if (known?.relations === state.relations && known.byId === state.byId && known.deciding === state.deciding)
    return known.count
  const { relations, byId, deciding } = state
  const count = approvable(state, markedItems(state, 'pending')).rest.length
  counted.set(currentList(state).marks, { relations, byId, deciding, count })
  return count
}

type Counted = Pick<State, 'relations' | 'byId' | 'deciding'> & { readonly count: number }
const counted = new WeakMap<ReadonlySet<string>, Counted>()

function approveSeveral(state: State, marked: readonly Item[]): Result {
  const { rest, untouched } = approvable(state, marked)
  if (rest.length > 0) return [{ ...state, overlay: confirmBulk('approve', rest, untouched) }]
  const [one, other] = untouched.contradicting
  if (one && other)
    return toast(state, `${quoted(one.text)} contradicts ${quoted(other.text)}: approve the one that holds`, 'warn')
  return toast(state, 'Each has a question of its own: approve them one by one', 'warn')
}

/**
 * The items that contradict another one of these, each next to what it contradicts. Works before the relations hold them, because keys may be
 * pressed before that.
 */
export function besideOpposites(state: State, items: readonly Item[]): ReadonlySet<Item> {
  const among = new Map(items.map((item) => [item.id, item]))
  const missing = state.relations.missing(items)
  const found = new Set<Item>()
  for (const item of items) {
    const opposites = [...oppositesNow(state, item), ...missing.of(item)].flatMap(({ id }) => among.get(id) ?? [])
    if (opposites.length > 0) for (const one of [item, ...opposites]) found.add(one)
  }
  return found
}

export function bulk(tab: ItemTab, decision: BulkDecision): KeyAction {
  return (state) => {
    // What is in use is not here yet, nor whether these still wait.
    if (state.snapshot.provisional) return toast(state, 'The inbox is still being read: press again')
    const marked = inListOrder(state, markedItems(state, tab))
    if (marked.length === 0) return toast(state, nothingMarked(state))
    const saving = stillSaving(state, marked)
    if (saving) return saving
    return decision === 'approve'
      ? approveSeveral(state, marked)
      : [{ ...state, overlay: confirmBulk(decision, marked) }]
  }
}

export const rejectSession: KeyAction = onPainted((state, item) => {
  // What was imported or written by hand has none in common.
  if (item.evidence.sessionId === '') return toast(state, 'It came from no session')
  const rest = state.snapshot.items.filter(
    (other) =>
      other.status === 'pending' &&
      other.evidence.sessionId === item.evidence.sessionId &&
      !state.deciding.has(other.id),
  )
  return stillSaving(state, rest) ?? [{ ...state, overlay: confirmBulk('reject', rest) }]
})
