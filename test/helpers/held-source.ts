import type { DataEffect } from '../../src/dashboard/state/effect.ts'
import type { Dispatch, Source } from '../../src/dashboard/state/source.ts'

/** A source that does what it is asked only when the test says so. A place is an index among the waiting requests, oldest first. */
export type HeldSource = Source & {
  readonly waiting: () => number
  /** Resolves when the request at this place is done and answered. */
  readonly answer: (place: number) => Promise<void>
  /** The same for one that goes wrong, so that nothing is done. */
  readonly refuse: (place: number) => Promise<void>
}

type Request = {
  readonly effect: DataEffect
  readonly dispatch: Dispatch
  readonly done: (result: Promise<void>) => void
}

export function holdAnswers(source: Source): HeldSource {
  const requests: Request[] = []
  async function end(place: number, how: (request: Request) => Promise<void>): Promise<void> {
    for (const request of requests.splice(place, 1)) {
      const result = how(request)
      request.done(result)
      await result
    }
  }
  return {
    ...source,
    perform: (effect, dispatch) => new Promise((resolve) => requests.push({ effect, dispatch, done: resolve })),
    waiting: () => requests.length,
    answer: async (place) => await end(place, ({ effect, dispatch }) => source.perform(effect, dispatch)),
    refuse: async (place) =>
      await end(place, async ({ effect, dispatch }) => dispatch({ type: 'failed', text: 'The disk is full', effect })),
  }
}
