import type { WrittenEvent } from '../action.ts'
import type { Asked, State, Step } from '../state.ts'
import type { KeyActions } from './key-action.ts'
import { type Result, toast } from './result.ts'

/**
 * Undo and redo, one step at a time: first the steps of this run, then the last one in the journal. While an answer is outstanding the
 * last step is unknown, so the key waits.
 */
function step(type: 'undo' | 'redo') {
  return (state: State): Result =>
    state.asked.length > 0 ? [{ ...state, queued: [...state.queued, type] }] : take(state, type)
}

function take(state: State, type: 'undo' | 'redo'): Result {
  const last = state[type].at(-1)
  const asked: Asked = { type, cursor: last?.cursor, step: last }
  const next = { ...state, [type]: state[type].slice(0, -1), asked: [...state.asked, asked] }
  return [next, last ? { type, events: last.events } : { type }]
}

/** Written events as one step. */
export function stepOf(events: readonly WrittenEvent[], cursor: string | undefined): Step {
  return { events: events.map(({ event }) => event), cursor }
}

/** Takes the oldest request off the list: its answer is here. Undefined if it was of another type. */
export function answered(state: State, type: Asked['type']): [State, Asked | undefined] {
  const [first, ...asked] = state.asked
  return first?.type === type ? [{ ...state, asked }, first] : [state, undefined]
}

/** Continues with the keys that waited, once every answer is there. */
export function nextQueued(state: State): Result {
  const [first, ...queued] = state.queued
  return first === undefined || state.asked.length > 0 ? [state] : take({ ...state, queued }, first)
}

/** Drops the keys that waited if the last request before them failed: they would take back something else, and its error would go unread. */
export function dropQueued(state: State): State {
  return state.queued.length === 0 || state.asked.length > 0 ? state : { ...state, queued: [] }
}

/** The step was undone elsewhere, or something was decided on top of it: takes the step before, if there is one. */
export function skipDead(state: State, type: 'undo' | 'redo', asked: Asked | undefined): Result {
  if (asked?.step) return take(state, type)
  return toast(state, type === 'undo' ? 'Nothing to undo' : 'Nothing to redo')
}

export const steppingActions: KeyActions = { undo: step('undo'), redo: step('redo') }
