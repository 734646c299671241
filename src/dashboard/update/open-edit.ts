import type { Item, Status } from '../../journal/item/item.ts'
import { keyLabel } from '../keys/bindings.ts'
import { lineEditor } from '../keys/line-editor.ts'
import type { State } from '../state.ts'
import { type Result, toast } from './result.ts'
import { quoted } from './said.ts'

const EDITABLE: ReadonlySet<Status> = new Set(['pending', 'later', 'approved'])

/** Opens the one-line editor on an item's text, or on other words for it. */
export function openEdit(state: State, item: Item, text = item.text): State {
  return {
    ...state,
    overlay: { type: 'prompt', purpose: 'edit', input: lineEditor(text), item: item.id, on: item.on },
  }
}

/** Opens the one-line editor for a new learning. */
export function openNew(state: State, text = ''): State {
  return { ...state, overlay: { type: 'prompt', purpose: 'new', input: lineEditor(text) } }
}

/** Follows the reason when words are put back into the editor. */
export const STILL_HERE = ' · your words:'

/** Words that could not be saved return to the editor: for their item in its current state, or as a new learning if the item can no longer be edited. */
export function offerWords(state: State, words: string, why: string, id?: string): Result {
  // Something else is open by now: at least show the words.
  if (state.overlay) return toast(state, `${why}${STILL_HERE} ${quoted(words)}`, 'error')
  const enter = keyLabel('enter', state.settings.ascii)
  const item = id === undefined ? undefined : state.byId.get(id)
  if (item && EDITABLE.has(item.status))
    return toast(openEdit(state, item, words), `${why}${STILL_HERE} ${enter} saves them, Esc drops them`, 'warn')
  const offer = id === undefined ? 'tries again' : 'adds them as a new learning'
  return toast(openNew(state, words), `${why}${STILL_HERE} ${enter} ${offer}, Esc drops them`, 'warn')
}
