/** Milliseconds to wait before an unsettled tail is read again; after the last attempt, whenever the file grows. */
const SETTLE_AFTER = [100, 300, 1000, 3000, 10_000]

/** The sessions whose last answer was still being written when they were read. */
export type Settling = {
  /** To be called after each review of a session, whatever its result: otherwise a session that could not be read would stay due for ever. */
  readonly reviewed: (sessionId: string, unsettled: boolean) => void
  /** Those to be read again now. */
  readonly due: () => string[]
  /** Milliseconds until the next one is due, if there is one. */
  readonly nextDue: () => number | undefined
}

/** `clock` gives milliseconds. */
export function createSettling(clock: () => number): Settling {
  const waiting = new Map<string, { readonly attempts: number; readonly due: number }>()
  return {
    reviewed(sessionId, unsettled) {
      const attempts = waiting.get(sessionId)?.attempts ?? 0
      const wait = unsettled ? SETTLE_AFTER[attempts] : undefined
      if (wait === undefined) waiting.delete(sessionId)
      else waiting.set(sessionId, { attempts: attempts + 1, due: clock() + wait })
    },
    due: () => [...waiting].filter(([, { due }]) => due <= clock()).map(([sessionId]) => sessionId),
    nextDue() {
      const dues = [...waiting.values()].map(({ due }) => due)
      return dues.length === 0 ? undefined : Math.max(0, Math.min(...dues) - clock())
    },
  }
}
