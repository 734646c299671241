import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work before others get a turn: short enough that a key pressed meanwhile is answered at once. */
const SLICE = 10

/** Call it between steps of long work: it lets keys and timers run, and throws the signal's reason once the work should end. */
export type Pace = () => Promise<void>

export function createPace(signal?: AbortSignal): Pace {
  let began = performance.now()
  return async () => {
    signal?.throwIfAborted()
    if (performance.now() - began < SLICE) return
    await setImmediate()
    began = performance.now()
    signal?.throwIfAborted()
  }
}
