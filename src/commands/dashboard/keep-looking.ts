import { createTrouble } from './trouble.ts'
import type { View } from './view.ts'

/** How often to look for changes by other processes, in milliseconds. */
const LOOK_EVERY = 800

/** Looks again and again until it is told to stop. Why a look failed is on screen until one succeeds. Returns the function that stops it. */
export function keepLooking(view: Pick<View, 'tell'>, look: () => Promise<void>): () => void {
  const { met, gone } = createTrouble(view, 'look')
  const looking = setInterval(() => void look().then(gone).catch(met), LOOK_EVERY)
  return () => clearInterval(looking)
}
