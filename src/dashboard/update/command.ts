import type { Result } from './result.ts'
import type { State } from '../state.ts'

/** The circumstances of a key press. */
export type Press = {
  /** The state whose frame was on screen. */
  readonly painted: State
  readonly at: number
  /** It came alone. A key joined to others, or perhaps part of something else, decides and confirms nothing. */
  readonly alone: boolean
  /** Lines of its detail that were further down; undefined if nothing is drawn. */
  readonly below: number | undefined
}

/** What an action of the keymap does. */
export type Command = (state: State, press: Press) => Result
export type Commands = Readonly<Record<string, Command>>
