import type { WrittenEvent } from '../action.ts'
import type { Commands } from './command.ts'
import { type Result, toast } from './result.ts'
import type { Asked, State, Step } from '../state.ts'

/**
 * Undo and redo, one step each time: first the steps of this run, then what the journal says was last. While an answer is
 * outstanding it is not known what the last step is, so the key waits for it.
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

/** One step of what was written. */
export function stepOf(events: readonly WrittenEvent[], cursor: string | undefined): Step {
  return { events: events.map(({ event }) => event), cursor }
}

/** Takes the oldest question off the list: its answer is there. Undefined if it was not of this type. */
export function answered(state: State, type: Asked['type']): [State, Asked | undefined] {
  const [first, ...asked] = state.asked
  return first?.type === type ? [{ ...state, asked }, first] : [state, undefined]
}

/** Goes on with the keys that waited, once every answer is there. */
export function nextQueued(state: State): Result {
  const [first, ...queued] = state.queued
  return first === undefined || state.asked.length > 0 ? [state] : take({ ...state, queued }, first)
}

/** The step was taken back elsewhere, or something was decided on top of it: the one before it is taken, or there is none. */
export function skipDead(state: State, type: 'undo' | 'redo', had: boolean): Result {
  if (had) return take(state, type)
  return toast(state, type === 'undo' ? 'Nothing to undo' : 'Nothing to redo')
}

export const steppingCommands: Commands = { undo: step('undo'), redo: step('redo') }
