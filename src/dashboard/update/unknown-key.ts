import { keyLabel, keyName, type KeyView } from '../keys/bindings.ts'
import type { State } from '../state/state.ts'
import { noAnswer } from './confirming.ts'
import { type Result, toast } from './result.ts'

/** Answers a key that does nothing: every key gets an answer. `open`: in a box that Escape closes. */
export function unknownKey(state: State, key: string, where: KeyView | 'open'): Result {
  if (key.startsWith('wheel') || key === 'insert') return [state]
  if (where === 'confirm') return noAnswer(state)
  const { settings } = state
  const way = where === 'open' ? 'Esc closes' : `${keyName(settings, 'global', 'help')} shows the keys`
  const keyboard = isOfOtherScript(key) ? ': the keys are Latin letters' : ''
  return toast(state, `No action for ${keyLabel(key, settings.ascii)} here${keyboard} (${way})`)
}

/** Whether the keyboard is set to Russian, Greek or Hebrew, say. The terminal does not tell which Latin letter is on the same key. */
function isOfOtherScript(key: string): boolean {
  return /^\p{L}/u.test(key) && !/^\p{Script=Latin}/u.test(key)
}
