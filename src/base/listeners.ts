/** Functions to call after a change. */
export type Listeners = {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
