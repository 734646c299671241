import { isAlive, type Item } from '../../journal/item/item.ts'
import { keyLabel } from '../keys/bindings.ts'
import { lineEditor } from '../keys/line-editor.ts'
import type { State } from '../state/state.ts'
import { quoted } from './decision-text.ts'
import { keep, keepTyped, newDraft } from './drafting.ts'
import { NEW, takePutAside } from './put-aside.ts'
import { andThen, type Result, toast } from './result.ts'

/** Opens the one-line editor on an item's text, or on other words for it. */
function openEdit(state: State, item: Item, text = item.text): State {
  return {
    ...state,
    overlay: { type: 'prompt', purpose: 'edit', input: lineEditor(text), item: item.id, on: item.on, opened: text },
  }
}

/** Opens the editor for a key: on words that were typed for this item and not saved, if there are any. */
export function resumeEdit(state: State, item: Item): Result {
  const left = state.drafts.get(item.id)
  if (left !== undefined) return tellResumed(openEdit(state, item, left), 'Not saved last time')
  const [rest, aside] = takePutAside(state, item.id)
  return aside === undefined ? [openEdit(rest, item)] : tellResumed(openEdit(rest, item, aside), 'Not saved')
}

/** The same for a new learning. */
export function resumeNew(state: State): Result {
  const draft = `new-${state.now}`
  const [rest, aside] = takePutAside(state, NEW)
  if (aside !== undefined) return tellResumed(openNew(rest, { draft, text: aside }), 'Not saved')
  const left = newDraft(state)
  return left ? tellResumed(openNew(state, left), 'Not saved last time') : [openNew(state, { draft, text: '' })]
}

function tellResumed(state: State, why: string): Result {
  const enter = keyLabel('enter', state.settings.ascii)
  return toast(state, `${why}${STILL_HERE} ${enter} saves them, Esc drops them`, 'warn')
}

/** Opens the one-line editor for a new learning. */
function openNew(state: State, { draft, text }: { readonly draft: string; readonly text: string }): State {
  return { ...state, overlay: { type: 'prompt', purpose: 'new', input: lineEditor(text), draft, opened: text } }
}

/** Follows the reason when words are put back into the editor. */
export const STILL_HERE = ' · your words:'

/**
 * Words that could not be saved return to the editor: for their item in its current state, or as a new learning if it is none, or can no longer
 * be edited.
 */
export function offerWords(state: State, text: string, why: string, draft: string): Result {
  // Something else is open by now: show the words, and offer them later.
  if (state.overlay)
    return andThen(keep(state, draft, text), (next) => toast(next, `${why}${STILL_HERE} ${quoted(text)}`, 'error'))
  const enter = keyLabel('enter', state.settings.ascii)
  const item = state.byId.get(draft)
  const canEdit = item !== undefined && isAlive(item)
  const opened = canEdit ? openEdit(state, item, text) : openNew(state, { draft, text })
  const offer = canEdit ? 'saves them' : 'adds them as a new learning'
  return andThen(keepTyped(opened), (next) =>
    toast(next, `${why}${STILL_HERE} ${enter} ${offer}, Esc drops them`, 'warn'),
  )
}
