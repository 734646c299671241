/** Work that is done one after the other, in the order in which it was asked for. */
export type WorkQueue = {
  readonly add: (work: () => Promise<void>) => void
  /** Resolves once all work is done, including work that was added meanwhile; rejects if any failed, which ends the queue. */
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
