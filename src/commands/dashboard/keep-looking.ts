import { foreseenText } from '../../text/system-error.ts'
import type { View } from './view.ts'

/** How often to look for changes by other processes, in milliseconds. */
const LOOK_EVERY = 800

/** Looks again and again until it is told to stop. Why a look failed is on screen until one succeeds. Returns the function that stops it. */
export function keepLooking(view: Pick<View, 'facts' | 'show'>, look: () => Promise<void>): () => void {
  let obstacle: string | undefined
  async function lookAgain(): Promise<void> {
    try {
      await look()
      if (obstacle !== undefined && view.facts().trouble === obstacle) view.show({ trouble: undefined })
      obstacle = undefined
    } catch (error) {
      obstacle = foreseenText(error)
      if (view.facts().trouble !== obstacle) view.show({ trouble: obstacle })
    }
  }
  const looking = setInterval(() => void lookAgain(), LOOK_EVERY)
  return () => clearInterval(looking)
}
