import type { Doubt } from '../keys/input.ts'
import type { State } from '../state/state.ts'
import type { Result } from './result.ts'

/** The circumstances of a key press. */
export type Press = {
  /** The state whose frame was on screen. */
  readonly painted: State
  /** It came alone. A key joined to others, or perhaps part of something else, decides and confirms nothing. */
  readonly alone: boolean
  /** Why it may be part of something else, if it may. */
  readonly doubtful: Doubt | undefined
  /** Nothing came after it in the same chunk. */
  readonly last: boolean
  /** It repeats the key before it, so soon that it is held down. */
  readonly held: boolean
  /** It is, or may be: its first repeat comes late. */
  readonly maybeHeld: boolean
  /** Lines of its detail that were further down; undefined if nothing is drawn. */
  readonly below: (() => number) | undefined
}

/** What a key does. The keymap gives each a name: the `action` of its rows. */
export type KeyAction = (state: State, press: Press) => Result
export type KeyActions = Readonly<Record<string, KeyAction>>
