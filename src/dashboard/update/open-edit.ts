import { isAlive, type Item } from '../../journal/item/item.ts'
import { keyLabel } from '../keys/bindings.ts'
import { lineEditor } from '../keys/line-editor.ts'
import { NEW_DRAFT, type State } from '../state.ts'
import { type Result, toast } from './result.ts'
import { quoted } from './said.ts'

/** Opens the one-line editor on an item's text, or on other words for it. */
export function openEdit(state: State, item: Item, text = item.text): State {
  return {
    ...state,
    overlay: { type: 'prompt', purpose: 'edit', input: lineEditor(text), item: item.id, on: item.on },
  }
}

/** Opens it for a key: if words for this item were typed before and not saved, on those. */
export function resumeEdit(state: State, item: Item): Result {
  const left = state.drafts.get(item.id)
  return left === undefined ? [openEdit(state, item)] : tellResumed(openEdit(state, item, left))
}

/** The same for a new learning. */
export function resumeNew(state: State): Result {
  const left = state.drafts.get(NEW_DRAFT)
  return left === undefined ? [openNew(state)] : tellResumed(openNew(state, left))
}

function tellResumed(state: State): Result {
  const enter = keyLabel('enter', state.settings.ascii)
  return toast(state, `Not saved last time${STILL_HERE} ${enter} saves them, Esc drops them`, 'warn')
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
  if (item && isAlive(item))
    return toast(openEdit(state, item, words), `${why}${STILL_HERE} ${enter} saves them, Esc drops them`, 'warn')
  const offer = id === undefined ? 'tries again' : 'adds them as a new learning'
  return toast(openNew(state, words), `${why}${STILL_HERE} ${enter} ${offer}, Esc drops them`, 'warn')
}
