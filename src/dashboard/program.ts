import { createListeners, type Listeners } from '../base/listeners.ts'
import type { Action } from './state/action.ts'
import type { Effect } from './state/effect.ts'
import type { Dispatch } from './state/source.ts'
import type { State } from './state/state.ts'
import { update } from './update/update.ts'

export type Program = Pick<Listeners, 'subscribe'> & {
  readonly getState: () => State
  readonly dispatch: Dispatch
}

/** Holds the state outside React: each action goes through `update()`, listeners are notified, then the effects are performed. */
export function createProgram(initial: State, perform: (effect: Effect, dispatch: Dispatch) => void): Program {
  let state = initial
  const { subscribe, notify } = createListeners()
  const dispatch = (action: Action): void => {
    const [next, ...effects] = update(state, action)
    const changed = next !== state
    state = next
    if (changed) notify()
    for (const effect of effects) perform(effect, dispatch)
  }
  return {
    getState: () => state,
    subscribe,
    dispatch,
  }
}
