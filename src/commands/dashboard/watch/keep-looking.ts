import type { View } from '../world/view.ts'
import { createTrouble } from './trouble.ts'

/** How often to look for changes by other processes, in milliseconds. */
const LOOK_EVERY = 800

/**
 * Looks again and again until it is told to stop, each time so long after the last look ended: on a slow disk one may take seconds. Why a look
 * failed is on screen until one succeeds. Returns the function that stops it.
 */
export function keepLooking(view: Pick<View, 'tell'>, look: () => Promise<void>): () => void {
  const { met, gone } = createTrouble(view, 'look')
  let stopped = false
  let next: NodeJS.Timeout | undefined
  function wait(): void {
    if (!stopped) next = setTimeout(() => void look().then(gone).catch(met).then(wait), LOOK_EVERY)
  }
  wait()
  return () => {
    stopped = true
    clearTimeout(next)
  }
}
