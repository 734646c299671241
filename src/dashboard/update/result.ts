import type { Effect } from '../effect.ts'
import type { State, Toast } from '../state.ts'

/** What every transition returns: the next state, and what is to be done outside. */
export type Result = readonly [state: State, ...effects: readonly Effect[]]

/** How long a toast stays; errors, and all of them under reduced motion, stay until the next key. */
const TOAST_MILLISECONDS = 4000

/** The state with one sentence in the line above the keys; `about` are the events that it speaks of. */
export function say(
  state: State,
  text: string,
  tone: Toast['tone'] = 'info',
  about: NonNullable<Toast['about']> = [],
): Result {
  const toast: Toast = about.length > 0 ? { text, tone, about } : { text, tone }
  const next = { ...state, toast }
  if (tone === 'error' || state.settings.reducedMotion) return [next]
  return [next, { type: 'after', milliseconds: TOAST_MILLISECONDS, action: { type: 'expire', toast } }]
}

/** Runs a transition on the result of another, with the effects of both. */
export function andThen([state, ...effects]: Result, next: (state: State) => Result): Result {
  const [after, ...more] = next(state)
  return [after, ...effects, ...more]
}
