import type { Item } from '../../journal/item.ts'
import { keyName } from '../keys/bindings.ts'
import type { Command, Commands } from './command.ts'
import { commit, request } from './commit.ts'
import { type BulkDecision, confirmApproval, confirmBulk, confirmPurge, isRisky } from './confirmations.ts'
import type { DecisionRequest } from '../effect.ts'
import type { ItemTab } from './item-tabs.ts'
import { type Result, say } from './result.ts'
import { positionsOf } from './selection.ts'
import { isListed } from './rows.ts'
import { currentList, selectedItem, type State } from '../state.ts'
import { showWholeText } from './whole-text.ts'

/** A command about the item that was on screen: the one in the last painted frame, at the state shown there. */
export function onPainted(act: (state: State, item: Item) => Result): Command {
  return (state, { painted }) => {
    const isTrue = painted.tab === state.tab && !painted.snapshot.provisional
    const item = isTrue ? selectedItem(painted) : undefined
    if (!item) return say(state, 'Nothing is selected')
    if (state.deciding.has(item.id)) return say(state, 'Already decided')
    return act(state, item)
  }
}

/** Approving takes the whole text to have been on screen, and a second key if a check is against it. */
export function approving(state: State, item: Item, wanted: DecisionRequest): Result {
  const unread = showWholeText(state, item)
  if (unread) return unread
  if (isRisky(item)) return [{ ...state, overlay: confirmApproval(state, item, wanted) }]
  return commit(state, [wanted])
}

const simply = (decision: DecisionRequest['decision'], more: Partial<DecisionRequest> = {}): Command =>
  onPainted((state, item) => commit(state, [request(item, decision, more)]))

/** The marked ones that still stand in the tab, in the order in which they were marked. */
export function markedItems(state: State, tab: ItemTab): Item[] {
  return [...currentList(state).marks].flatMap((id) => {
    const item = state.byId.get(id)
    return item && isListed(state, tab, item) ? [item] : []
  })
}

/** In the order of the list: that is how they were read. Marked ones that a filter hides come last. */
function inListOrder(state: State, items: readonly Item[]): Item[] {
  const at = positionsOf(currentList(state).rows)
  const place = ({ id }: Item) => at.get(id) ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((a, b) => place(a) - place(b))
}

function nothingMarked({ settings }: State): string {
  return `Nothing is marked (${keyName(settings, 'list', 'mark')} marks, ${keyName(settings, 'list', 'mark-all')} marks all)`
}

function bulk(tab: ItemTab, decision: BulkDecision): Command {
  return (state) => {
    const marked = inListOrder(state, markedItems(state, tab))
    if (marked.length === 0) return say(state, nothingMarked(state))
    const sound = decision === 'approve' ? marked.filter((item) => !isRisky(item)) : marked
    if (sound.length === 0)
      return say(state, 'All marked ones have a check against them: approve them one by one', 'warn')
    return [{ ...state, overlay: confirmBulk(decision, sound, marked.length - sound.length) }]
  }
}

const rejectSession: Command = onPainted((state, item) => {
  const rest = state.snapshot.items.filter(
    (other) =>
      other.status === 'pending' &&
      other.evidence.sessionId === item.evidence.sessionId &&
      !state.deciding.has(other.id),
  )
  return [{ ...state, overlay: confirmBulk('reject', rest) }]
})

export const pendingDecisions: Commands = {
  approve: onPainted((state, item) => approving(state, item, request(item, 'approve'))),
  reject: simply('reject'),
  later: simply('later', { until: 'session' }),
  bury: simply('later', { until: 'unburied' }),
  'approve-marked': bulk('pending', 'approve'),
  'reject-marked': bulk('pending', 'reject'),
  'reject-session': rejectSession,
}

export const approvedDecisions: Commands = {
  retire: simply('retire'),
  'retire-marked': bulk('approved', 'retire'),
  pin: onPainted((state, item) => commit(state, [request(item, item.pinned ? 'unpin' : 'pin')])),
}

export const archiveDecisions: Commands = {
  restore: simply('restore'),
  'restore-marked': bulk('archive', 'restore'),
  purge: onPainted((state, item) => [{ ...state, overlay: confirmPurge(item) }]),
}
