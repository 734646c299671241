import { keyName } from '../keys/bindings.ts'
import type { ActionOf } from '../state/action.ts'
import { isRewound, type Snapshot } from '../state/snapshot.ts'
import { currentList, type State } from '../state/state.ts'
import { namesOf } from './decision-text.ts'
import { takeDrafts, tellLeft } from './drafting.ts'
import { dropMarksOfGone } from './marking.ts'
import { closeOutdated, tellMeanwhile } from './meanwhile.ts'
import { andThenEach, type Result, toast } from './result.ts'
import { mergeRows, reorder } from './rows.ts'
import { selectEdge, selectWanted } from './selection.ts'
import { stepOf } from './stepping.ts'

/** Takes in a new snapshot. Nothing moves: see `mergeRows()`. */
export function takeSnapshot(state: State, { snapshot: arrived, at }: ActionOf<'snapshot'>): Result {
  // A source may make a new list of the same items; keeping the old list keeps what is cached for it.
  const { items } = state.snapshot
  const changed = !sameItems(items, arrived.items)
  const snapshot = changed ? arrived : { ...arrived, items }
  const byId = changed ? new Map(snapshot.items.map((item) => [item.id, item])) : state.byId
  const deciding = changed ? stillOpen(state.deciding, byId) : state.deciding
  const next = { ...state, snapshot, byId, deciding, now: at }
  const taken = changed ? dropMarksOfGone(next) : next
  // Nobody has pressed a key yet, so the order is made from the real data.
  const placed = state.snapshot.provisional ? reorder(taken) : mergeRows(taken)
  const isRead = state.snapshot.drain !== undefined && snapshot.drain === undefined
  const merged = takeDrafts(state, withoutStaleToast(selectWanted(isRead ? showTop(placed) : placed)))
  const steps = changed
    ? [tellMeanwhile, closeOutdated, relate, tellAutoApproved, tellRewound, tellLeft, notify]
    : [tellAutoApproved, tellLeft]
  return andThenEach([merged], steps, (next, step) => step(state, next))
}

/**
 * Once several sessions have been read, a list that nobody has begun to go through is at its top: while it was filled, the cursor stayed on
 * what came first, wherever that is now. The next deciding key only says so.
 */
export function showTop(state: State): State {
  const { selected, steered } = currentList(state)
  if (state.tab !== 'pending' || steered || state.overlay) return state
  const next = selectEdge(state, 'first')
  return currentList(next).selected === selected ? next : { ...next, unasked: currentList(next).selected }
}

function relate(_: State, after: State): Result {
  return [after, { type: 'relate', items: after.snapshot.items }]
}

/** A filter may ask for contradictions, which are known only now. */
export function takeRelations(state: State, { relations }: ActionOf<'related'>): State {
  const next = { ...state, relations }
  return currentList(state).filter === '' ? next : mergeRows(next)
}

function sameItems(before: Snapshot['items'], after: Snapshot['items']): boolean {
  return before === after || (before.length === after.length && before.every((item, index) => item === after[index]))
}

/** Decisions without an answer yet: their item is still at the event they were taken on. */
function stillOpen(deciding: State['deciding'], byId: State['byId']): State['deciding'] {
  if (deciding.size === 0) return deciding
  return new Map([...deciding].filter(([id, { on }]) => byId.get(id)?.on === on))
}

/** Removes a toast whose decision was undone or changed elsewhere: it would offer an undo that does not exist. */
function withoutStaleToast(state: State): State {
  const about = state.toast?.about
  if (!about) return state
  const holds = about.some(({ item, event }) => (state.byId.get(item)?.on ?? event) === event)
  return holds ? state : { ...state, toast: undefined }
}

/** Reports what `auto_approve` approved; `u` undoes it like a decision made by key. */
function tellAutoApproved(before: State, after: State): Result {
  const { autoApproved: now, provisional } = after.snapshot
  if (!now || now === before.snapshot.autoApproved || now.length === 0 || provisional) return [after]
  const text = `✓ Approved automatically (auto_approve): ${namesOf(after, now)} · ${keyName(after.settings, 'global', 'undo')} undo`
  return toast({ ...after, undo: [...after.undo, stepOf(now, undefined)] }, text, 'ok', now)
}

/** Reports what `auto_approve` approved and a review took back, because the person rewound its prompt: Claude is no longer given it. */
function tellRewound(before: State, after: State): Result {
  const { items, rewound } = after.snapshot
  if (rewound === undefined) return [after]
  const waiting = items.filter(
    ({ id, status }) =>
      status === 'pending' && before.byId.get(id)?.automatic === true && isRewound(after.snapshot, id),
  )
  if (waiting.length === 0) return [after]
  const events = waiting.map(({ id, on }) => ({ item: id, event: on }))
  return toast(after, `↶ Waiting again, because you rewound the prompt: ${namesOf(after, events)}`, 'info', events)
}

function notify(before: State, after: State): Result {
  if (after.settings.notify === 'off' || after.focused) return [after]
  const count = ({ snapshot }: State) => snapshot.items.filter((item) => item.status === 'pending').length
  const waiting = count(after)
  return count(before) === 0 && waiting > 0 ? [after, { type: 'notify', text: `${waiting} to review` }] : [after]
}
