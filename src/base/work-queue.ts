/** Work that is done one after the other, in the order in which it was asked for. */
export type WorkQueue = {
  readonly add: (work: () => Promise<void>) => void
  /** Resolves once all of it is done, and what that asked for in turn; rejects if any failed, which ends the queue. */
  readonly settled: () => Promise<void>
}

export function createWorkQueue(): WorkQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    add(work) {
      last = last.then(work)
    },
    async settled() {
      let seen: Promise<void>
      do {
        seen = last
        await seen
      } while (seen !== last)
    },
  }
}
