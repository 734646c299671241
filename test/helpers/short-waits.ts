import { beforeEach, vi } from 'vitest'

/** How much shorter what waits with `setTimeout` does so. */
const TIMES = 20
/** Who waits longer, in milliseconds, does not look around: it is how long something may take, which on a busy machine it does. */
const LONGEST = 2000

/**
 * For the tests of a file that wait for what looks around now and then, once a second in life: in this process it does so twenty times as
 * often. Nothing else changes, and the order of what waits stays.
 */
export function shortenWaits(): void {
  const { setTimeout } = globalThis
  beforeEach(() => {
    const spy = vi.spyOn(globalThis, 'setTimeout')
    spy.mockImplementation((work: () => void, milliseconds = 0) =>
      setTimeout(work, milliseconds > LONGEST ? milliseconds : milliseconds / TIMES),
    )
    return () => spy.mockRestore()
  })
}
