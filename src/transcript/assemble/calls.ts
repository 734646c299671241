import type { ReadingState } from '../event/cursor.ts'
import type { HumanText } from '../event/event.ts'
import { copyState, MAX_CALLS, type PendingCall } from './state.ts'

/** The tool calls whose results are awaited, and those whose results are in the line being read: words in it are about one of them. */
export type Calls = {
  readonly beginLine: () => void
  readonly add: (call: PendingCall) => void
  /** The call whose result this is; undefined for a call whose result is not awaited. */
  readonly resolve: (id: string) => PendingCall | undefined
  /** The call that a text is about. */
  readonly about: (text: HumanText) => PendingCall | undefined
  /** What must be known to read this line once more: all of its calls are still awaited. */
  readonly stateBeforeLine: () => ReadingState
}

export function pendingCalls(state: ReadingState): Calls {
  let resolved: PendingCall[] = []
  return {
    beginLine() {
      resolved = []
    },
    add(call) {
      state.calls.push(call)
      if (state.calls.length > MAX_CALLS) state.calls.shift()
    },
    resolve(id) {
      // The newest first: what is never resolved stays at the front.
      const at = state.calls.findLastIndex((one) => one.id === id)
      const call = state.calls[at]
      if (!call) return undefined
      state.calls.splice(at, 1)
      resolved.push(call)
      return call
    },
    about: (text) => resolved.find((one) => one.id === text.toolUseId),
    stateBeforeLine() {
      const copy = copyState(state)
      copy.calls.push(...resolved)
      return copy
    },
  }
}
