/**
 * Returns a function that acts the first time, and then whenever the state is another one. What fails, at once or later, is tried again at the
 * next call.
 */
export function whenChanged<Result>(stateOf: () => string, act: () => Result): () => Result | undefined {
  let done: string | undefined
  return () => {
    const state = stateOf()
    if (state === done) return undefined
    const result = act()
    done = state
    Promise.resolve(result).catch(() => (done = undefined))
    return result
  }
}
