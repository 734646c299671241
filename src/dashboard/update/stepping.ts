import type { WrittenEvent } from '../state/action.ts'
import type { State, Step } from '../state/state.ts'
import { ask, askForStep } from './asking.ts'
import type { KeyActions } from './key-action.ts'
import { type Result, toast } from './result.ts'

/** Written events as one step. */
export function stepOf(events: readonly WrittenEvent[], cursor: string | undefined): Step {
  return { events: events.map(({ event }) => event), items: events.map(({ item }) => item), cursor }
}

/** The step was undone elsewhere, or something was decided on top of it: takes the step before, if there is one. */
export function skipDead(state: State, type: 'undo' | 'redo', step: Step | undefined): Result {
  if (step) return askForStep(state, type)
  return toast(state, type === 'undo' ? 'Nothing to undo' : 'Nothing to redo')
}

/** Undo and redo, one step at a time: first the steps of this run, then the last one in the journal. */
export const steppingActions: KeyActions = {
  undo: (state) => ask(state, { type: 'undo' }),
  redo: (state) => ask(state, { type: 'redo' }),
}
