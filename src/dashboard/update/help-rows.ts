import { bindingsFor, keyLabel, type ResolvedBinding } from '../keys/bindings.ts'
import type { Help, State } from '../state.ts'

/** The rows of `?`: all keys of this view, or those whose key or phrase holds the words searched for. */
export function helpRows(state: State, help: Help): ResolvedBinding[] {
  const words = help.search.text.toLowerCase().split(/\s+/u).filter(Boolean)
  return bindingsFor(state.settings.bindings, state.tab).filter(
    (binding) =>
      binding.keys.length > 0 &&
      words.every((word) =>
        `${binding.keys.map((key) => keyLabel(key)).join(' ')} ${binding.action} ${binding.help}`
          .toLowerCase()
          .includes(word),
      ),
  )
}
