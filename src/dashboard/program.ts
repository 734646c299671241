import type { Action } from './action.ts'
import type { Effect } from './effect.ts'
import type { Dispatch } from './source.ts'
import type { State } from './state.ts'
import { update } from './update/update.ts'

export type Program = {
  readonly getState: () => State
  readonly subscribe: (listener: () => void) => () => void
  readonly dispatch: Dispatch
}

/** Holds the state outside React: each action goes through `update()`, listeners are notified, then the effects are performed. */
export function createProgram(initial: State, perform: (effect: Effect, dispatch: Dispatch) => void): Program {
  let state = initial
  const listeners = new Set<() => void>()
  const dispatch = (action: Action): void => {
    const [next, ...effects] = update(state, action)
    const changed = next !== state
    state = next
    if (changed) for (const listener of listeners) listener()
    for (const effect of effects) perform(effect, dispatch)
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
  }
}
