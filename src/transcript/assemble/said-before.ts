import { BEFORE_LENGTH, joinEnd } from './segment.ts'
import type { FoldState } from './state.ts'

/** Keeps what the model said since the last prompt. It is joined only when asked for, not at each of many answers. */
export function saidBefore(state: FoldState) {
  let heard: string[] = []
  let heardLength = 0

  /** Brings `state.before` up to date. */
  function settle(): void {
    if (heard.length === 0) return
    state.before = joinEnd(state.asked ? heard : [state.before, ...heard], BEFORE_LENGTH)
    state.asked = false
    heard = []
    heardLength = 0
  }

  return {
    settle,
    hear(text: string): void {
      if (text === '') return
      heard.push(text)
      heardLength += text.length
      // Whether anything was said at all is known at once: the queue asks for it.
      if (state.before === '' || heardLength > 8 * BEFORE_LENGTH) settle()
    },
  }
}
