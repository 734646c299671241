/** Work that may be requested many times at once, and runs one turn at a time: a turn serves all requests made before it began. */
export type Coalesced<Request, Result> = {
  /** Resolves to the result of the turn that serves `request`: now, or right after the one under way. */
  readonly ask: (request: Request) => Promise<Result>
  /** Resolves once nothing is under way and nothing is waiting, whether or not it failed: failures go to those who asked. */
  readonly idle: () => Promise<void>
}

/** `work` gets all that was asked for before its turn began. A turn that fails does not keep the next from beginning. */
export function coalesce<Request, Result>(
  work: (requests: readonly Request[]) => Promise<Result>,
): Coalesced<Request, Result> {
  let next: { readonly requests: Request[]; readonly result: Promise<Result> } | undefined
  let last: Promise<void> = Promise.resolve()

  function begin(): NonNullable<typeof next> {
    const requests: Request[] = []
    const result = last.then(() => {
      next = undefined
      return work(requests)
    })
    last = result.then(
      () => {},
      () => {},
    )
    return { requests, result }
  }

  return {
    ask(request) {
      next ??= begin()
      next.requests.push(request)
      return next.result
    },
    async idle() {
      let seen: Promise<void>
      do {
        seen = last
        await seen
      } while (seen !== last)
    },
  }
}
