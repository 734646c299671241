import { scriptedName } from '../entry/scripted.ts'
import type { ReadingState } from '../event/cursor.ts'
import { type HumanText, isPrompt } from '../event/event.ts'
import { MAX_SCRIPTED } from './state.ts'

/** Notes that a hook asked the client to send this as the next prompt. */
export function expectScripted(state: ReadingState, name: string): void {
  state.scripted = [...(state.scripted ?? []), name].slice(-MAX_SCRIPTED)
}

/** Whether a hook sent these texts. It is the first prompt after the hook ran, or else the client did not send it. */
export function takeScripted(state: ReadingState, texts: readonly HumanText[]): boolean {
  if (!isPrompt(texts)) return false
  const sent = state.scripted?.includes(scriptedName(texts)) === true
  state.scripted = undefined
  return sent
}
