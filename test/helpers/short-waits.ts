import { beforeEach, vi } from 'vitest'

/** How many times shorter waits with `setTimeout` become. */
const TIMES = 20
/** In milliseconds. A longer wait keeps its length: it is the time that something may take, and on a busy machine does take. */
const LONGEST = 2000

/**
 * For the tests of a file that wait for something that looks around regularly, normally once a second: in this process it does so twenty times as
 * often. Nothing else changes, and waits keep their order.
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
