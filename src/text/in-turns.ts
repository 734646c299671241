/** Work that is asked for again and again, and never done twice at once. */
export type InTurns<Wish, Result> = {
  /** Resolves to what came of the turn that `wish` was for: now, or right after the one under way, together with all that is asked until then. */
  readonly ask: (wish: Wish) => Promise<Result>
  /** Resolves once nothing is under way, nor was asked for meanwhile, whatever came of it: that is for those who asked. */
  readonly idle: () => Promise<void>
}

export function inTurns<Wish, Result>(work: (wishes: readonly Wish[]) => Promise<Result>): InTurns<Wish, Result> {
  let next: { readonly wishes: Wish[]; readonly result: Promise<Result> } | undefined
  let last: Promise<void> = Promise.resolve()

  function begin(): NonNullable<typeof next> {
    const wishes: Wish[] = []
    const result = last.then(() => {
      next = undefined
      return work(wishes)
    })
    last = result.then(
      () => {},
      () => {},
    )
    return { wishes, result }
  }

  return {
    ask(wish) {
      next ??= begin()
      next.wishes.push(wish)
      return next.result
    },
    async idle() {
      for (let seen; seen !== last;) await (seen = last)
    },
  }
}
