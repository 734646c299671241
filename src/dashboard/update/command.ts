import type { Result } from './result.ts'
import type { State } from '../state.ts'

/** The circumstances of a key press. */
export type Press = {
  /** The state whose frame was on screen. */
  readonly painted: State
  readonly at: number
  /** It came by itself: joined to others, or perhaps a piece of something else, a key decides and confirms nothing. */
  readonly alone: boolean
  /** Lines of its detail that were further down; undefined where nothing is drawn. */
  readonly below: number | undefined
}

/** What an action of the keymap does. */
export type Command = (state: State, press: Press) => Result
export type Commands = Readonly<Record<string, Command>>
