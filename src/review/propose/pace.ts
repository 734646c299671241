import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work at one go: a key that is pressed meanwhile is answered as if nothing went on. */
const AT_ONE_GO = 10

/** Called between two steps of long work: keys and timers have their turn, and once the work is to end it throws the signal's reason. */
export type Pace = () => Promise<void>

export function createPace(signal?: AbortSignal): Pace {
  let began = performance.now()
  return async () => {
    signal?.throwIfAborted()
    if (performance.now() - began < AT_ONE_GO) return
    await setImmediate()
    began = performance.now()
    signal?.throwIfAborted()
  }
}
