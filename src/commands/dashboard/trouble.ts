import { foreseenText } from '../../text/system-error.ts'
import type { View } from './view.ts'

/** What keeps something from being done that is tried again and again. */
export type Trouble = {
  /** Says it on screen. */
  readonly met: (error: unknown) => void
  /** Says it no longer. What went wrong elsewhere stays on screen. */
  readonly gone: () => void
}

export function createTrouble(view: Pick<View, 'facts' | 'show'>): Trouble {
  let text: string | undefined
  return {
    met(error) {
      const before = text
      text = foreseenText(error)
      // One that is known already takes no other one's place: they would alternate.
      if (text !== before || view.facts().trouble === undefined) view.show({ trouble: text })
    },
    gone() {
      if (text !== undefined && view.facts().trouble === text) view.show({ trouble: undefined })
      text = undefined
    },
  }
}
