import { countBelow } from '../draw/detail.ts'
import { drawingOf, type Foresight } from '../draw/drawing.ts'
import { createInputReader } from '../keys/input-reader.ts'
import type { InputEvent } from '../keys/input.ts'
import type { Dispatch } from '../state/source.ts'
import type { State } from '../state/state.ts'

export type Keyboard = {
  /** Takes what the terminal sends. */
  readonly receive: (chunk: string) => void
  /** The frame of this state is on screen. */
  readonly show: (state: State) => void
  /** Whether something was pressed or pasted that no frame has answered yet. */
  readonly isUnanswered: () => boolean
  readonly stop: () => void
}

type KeyboardOptions = {
  /** The state of the first frame. */
  readonly initial: State
  readonly foresight: Foresight
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly dispatch: Dispatch
}

/** Turns input into actions. A key refers to the frame that the person saw when they pressed it. */
export function createKeyboard({ initial, foresight, now, dispatch }: KeyboardOptions): Keyboard {
  let painted = initial
  let unanswered = false

  function take(event: InputEvent): void {
    unanswered = true
    if (event.type !== 'keys') return dispatch({ ...event, at: now() })
    const seen = painted
    dispatch({ ...event, at: now(), painted: seen, below: () => countBelow(drawingOf(seen, foresight)) })
  }
  const reader = createInputReader((events) => events.forEach(take))

  return {
    receive: reader.receive,
    show(state) {
      unanswered = false
      painted = state
    },
    isUnanswered: () => unanswered,
    stop: reader.stop,
  }
}
