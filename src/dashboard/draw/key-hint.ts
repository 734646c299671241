import { keyLabel, keyOf } from '../keys/bindings.ts'
import type { KeyScope } from '../keys/keymap.ts'
import type { State } from '../state/state.ts'
import type { Piece } from './line.ts'

/** A key and what it does here: `a approve`. Empty if the person removed all keys of the action. */
export function keyHint({ settings }: State, scope: KeyScope, action: string, label: string): Piece[] {
  const key = keyOf(settings.bindings, scope, action)
  return key === undefined ? [] : keyPieces(keyLabel(key, settings.ascii), label)
}

/** The keys of these actions, and what each does. */
export function keyHints(state: State, scope: KeyScope, labels: Readonly<Record<string, string>>): Piece[][] {
  return Object.entries(labels).map(([action, label]) => keyHint(state, scope, action, label))
}

/** A key's name and what it does. */
export function keyPieces(key: string, label: string): Piece[] {
  return [[key, 'strong'], ` ${label}`]
}

/** Hints joined by a separator. Those without a key are left out. */
export function joinHints(hints: readonly Piece[][], between: string): Piece[] {
  return hints.filter((hint) => hint.length > 0).flatMap((hint, index) => (index === 0 ? hint : [between, ...hint]))
}
