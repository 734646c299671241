import type { Action } from '../action.ts'
import { submitEdit } from './prompting.ts'
import { request } from './commit.ts'
import { type Result, say, andThen } from './result.ts'
import { isItemTab, isListed, mergeRows, reorder } from './rows.ts'
import { decisionSaid } from './said.ts'
import { keepSelection, positionsOf, select } from './selection.ts'
import type { Snapshot } from '../snapshot.ts'
import { currentList, type State, type Step } from '../state.ts'

type Of<T extends Action['type']> = Extract<Action, { type: T }>

/** Takes in what the source shows now. Nothing moves: see `mergeRows()` and `keepSelection()`. */
export function takeSnapshot(state: State, { snapshot: arrived, at }: Of<'snapshot'>): Result {
  // A source may make a new list of the same items: what is remembered by list is kept then.
  const { items } = state.snapshot
  const changed = !sameItems(items, arrived.items)
  const snapshot = changed ? arrived : { ...arrived, items }
  const byId = changed ? new Map(snapshot.items.map((item) => [item.id, item])) : state.byId
  const deciding = changed ? stillOpen(state.deciding, byId) : state.deciding
  const before = currentList(state)
  const taken = { ...state, snapshot, byId, deciding, now: at }
  // Nobody has pressed a key yet: the order is made from what is true now.
  const placed = state.snapshot.provisional ? reorder(taken) : mergeRows(taken, state.tab)
  const merged = keepSelection(placed, before)
  const shown: Result = [selectWanted(merged), ...(changed ? [{ type: 'relate', items: snapshot.items } as const] : [])]
  return andThen(shown, (next) => notify(next, state.snapshot, snapshot))
}

function sameItems(before: Snapshot['items'], after: Snapshot['items']): boolean {
  return before === after || (before.length === after.length && before.every((item, index) => item === after[index]))
}

/** Decisions that the journal has not answered yet: their item still stands on the event they were taken on. */
function stillOpen(deciding: State['deciding'], byId: State['byId']): State['deciding'] {
  if (deciding.size === 0) return deciding
  return new Map([...deciding].filter(([id, on]) => byId.get(id)?.on === on))
}

function selectWanted(state: State): State {
  const { wanted } = state
  if (wanted === undefined) return state
  const before = currentList(state)
  const item = state.byId.get(wanted)
  if (!item || !isItemTab(state.tab) || !isListed(state, state.tab, item)) return state
  const ordered = keepSelection(reorder(state), before)
  if (!positionsOf(currentList(ordered).rows).has(wanted)) return { ...ordered, wanted: undefined }
  return { ...select(ordered, wanted), wanted: undefined }
}

function notify(state: State, before: Snapshot, after: Snapshot): Result {
  const count = (snapshot: Snapshot) => snapshot.items.filter((item) => item.status === 'pending').length
  if (state.settings.notify === 'off' || state.focused || before.items === after.items) return [state]
  const waiting = count(after)
  return count(before) === 0 && waiting > 0 ? [state, { type: 'notify', text: `${waiting} to review` }] : [state]
}

export function takeSaved(state: State, { requests, events, stale }: Of<'saved'>): Result {
  const released = stale.length > 0 ? release(state, stale) : state
  const taken = requests.filter(({ item }) => !stale.includes(item))
  const [first] = taken
  if (!first) return say(released, 'It was decided elsewhere in the meantime; nothing was changed', 'warn')
  const step: Step = { label: first.decision, events: events.map(({ event }) => event) }
  const next = { ...released, undo: [...released.undo, step] }
  const elsewhere = stale.length > 0 ? ` · ${stale.length} decided elsewhere` : ''
  return say(next, `${decisionSaid(state, taken)}${elsewhere}`, 'ok')
}

function release(state: State, ids: readonly string[]): State {
  const deciding = new Map(state.deciding)
  for (const id of ids) deciding.delete(id)
  const before = currentList(state)
  return keepSelection(mergeRows({ ...state, deciding }, state.tab), before)
}

export function takeFailed(state: State, { text, items = [] }: Of<'failed'>): Result {
  return say(items.length > 0 ? release(state, items) : state, text, 'error')
}

export function takeUndone(state: State, { events, text }: Of<'undone'>): Result {
  const [first] = events
  if (!first) return say(state, text || 'Nothing to undo')
  const step: Step = { label: text, events: events.map(({ event }) => event) }
  const next = { ...state, redo: [...state.redo, step], wanted: first.item }
  return say(selectWanted(next), `↶ Undone: ${text} · U redo`, 'ok')
}

export function takeRedone(state: State, { events, text }: Of<'redone'>): Result {
  if (events.length === 0) return say(state, text || 'Nothing to redo')
  const step: Step = { label: text, events: events.map(({ event }) => event) }
  return say({ ...state, undo: [...state.undo, step] }, `Redone: ${text} · u undo`, 'ok')
}

/** A text came back from the editor outside. */
export function takeEdited(state: State, { item: id, on, text }: Of<'edited'>): Result {
  const item = state.byId.get(id)
  if (!item || text.trim() === '' || text.trim() === item.text) return say(state, 'Nothing changed')
  return submitEdit(state, item, { ...request(item, 'edit', { text: text.trim() }), on })
}

export function takePlanned(state: State, { title, lines, effect }: Of<'planned'>): Result {
  return [{ ...state, overlay: { type: 'confirm', title, lines, effects: [effect] } }]
}
