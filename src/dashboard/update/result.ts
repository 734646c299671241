import type { Effect } from '../state/effect.ts'
import type { State, Toast } from '../state/state.ts'

/** What every transition returns: the next state, and effects to perform. */
export type Result = readonly [state: State, ...effects: readonly Effect[]]

/** How long a toast stays. Errors stay until the next key, and under reduced motion so do all others. */
const TOAST_MILLISECONDS = 4000

/** Shows one sentence in the line above the keys. `about`: the events it is about. */
export function toast(
  state: State,
  text: string,
  tone: Toast['tone'] = 'info',
  about: NonNullable<Toast['about']> = [],
): Result {
  const shown: Toast = about.length > 0 ? { text, tone, about } : { text, tone }
  const next = { ...state, toast: shown }
  if (tone === 'error' || state.settings.reducedMotion) return [next]
  return [next, { type: 'after', milliseconds: TOAST_MILLISECONDS, action: { type: 'expire', toast: shown } }]
}

/** Runs a transition on the result of another, with the effects of both. */
export function andThen([state, ...effects]: Result, next: (state: State) => Result): Result {
  const [after, ...more] = next(state)
  return [after, ...effects, ...more]
}

/** The same for a transition by each of these, one after the other: a long paste may come as thousands of keys. */
export function andThenEach<T>(result: Result, each: readonly T[], next: (state: State, one: T) => Result): Result {
  let [state, ...effects] = result
  for (const one of each) {
    const [after, ...more] = next(state, one)
    state = after
    effects.push(...more)
  }
  return [state, ...effects]
}
