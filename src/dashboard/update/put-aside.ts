import { keyName } from '../keys/bindings.ts'
import type { Prompt } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import { forgetTyped } from './drafting.ts'
import { andThen, type Result, toast } from './result.ts'

/** The key under which the words of a new learning are put aside. */
export const NEW = 'new'

/**
 * Escape closes an editor without a question. The key that opened it brings back what was typed there; the next run does not mention it, because
 * nobody asked for it to be kept. Words that were offered, and left unchanged, are dropped.
 */
export function putAside(state: State, prompt: Exclude<Prompt, { purpose: 'filter' }>): Result {
  const { purpose, opened, input } = prompt
  const text = input.text.trim()
  const [key, before] = purpose === 'new' ? [NEW, ''] : [prompt.item, state.byId.get(prompt.item)?.text]
  return andThen(forgetTyped(state, prompt), (next) => {
    if (['', before, opened.trim()].includes(text)) return toast(next, 'Cancelled; nothing changed')
    const again = purpose === 'new' ? keyName(next.settings, 'items', 'new') : editKey(next)
    const aside = new Map(next.putAside).set(key, text)
    return toast({ ...next, putAside: aside }, `Not saved · ${again} shows your words again`, 'warn')
  })
}

function editKey({ settings, tab }: State): string {
  return keyName(settings, tab === 'approved' ? tab : 'pending', 'edit')
}

/** Takes what was put aside for an item, or as `NEW`. */
export function takePutAside(state: State, key: string): readonly [State, string | undefined] {
  const text = state.putAside.get(key)
  if (text === undefined) return [state, undefined]
  const rest = new Map(state.putAside)
  rest.delete(key)
  return [{ ...state, putAside: rest }, text]
}
