import { vi } from 'vitest'

/** Ends a wait that would never end. It does not measure speed: on a busy machine everything may take long. */
const FOREVER = 5 * 60 * 1000

/** Waits until `check` throws no more, and resolves to what it returns then. */
export function until<T>(check: () => T, interval = 20): Promise<Awaited<T>> {
  // oxlint-disable-next-line no-restricted-properties -- the one place that says how long is too long
  return vi.waitFor(check, { timeout: FOREVER, interval }) as Promise<Awaited<T>>
}
