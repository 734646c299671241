import type { Item } from '../../journal/item/item.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'
import { asOneLine, editLine, insertText, isPrintable, lineEditor } from '../keys/line-editor.ts'
import type { ShownDecision } from '../state/effect.ts'
import type { Prompt } from '../state/overlay.ts'
import { selectedItem } from '../state/selected.ts'
import { currentList, type ListState, type State, withList } from '../state/state.ts'
import { commit, request } from './commit.ts'
import { confirmEdit } from './confirmations.ts'
import { forgetTyped, keepAtRest, keepTyped } from './drafting.ts'
import { parseFilter } from './filter.ts'
import type { KeyAction, KeyActions, Press } from './key-action.ts'
import { offerWords, resumeEdit, resumeNew } from './open-edit.ts'
import { putAside } from './put-aside.ts'
import { andThen, type Result, toast } from './result.ts'
import { reorder } from './rows.ts'
import { selectIfThere } from './selection.ts'
import { unknownKey } from './unknown-key.ts'

/** A changed text, kind or scope: written at once for a proposal, confirmed first for a learning in use. */
export function submitEdit(state: State, item: Item, wanted: ShownDecision): Result {
  if (item.status === 'approved') return keepTyped({ ...state, overlay: confirmEdit(item, wanted) })
  return commit({ ...state, overlay: undefined }, [wanted])
}

/** What a key does about the selected item that only opens something. */
export const onItem =
  (act: (state: State, item: Item) => Result): KeyAction =>
  (state) => {
    const item = selectedItem(state)
    return item ? act(state, item) : toast(state, 'Nothing is selected')
  }

export const editActions: KeyActions = {
  edit: onItem(resumeEdit),
  'edit-outside': onItem((state, { id, on, text }) => [
    state,
    { type: 'openEditor', item: id, on, text: state.drafts.get(id) ?? state.putAside.get(id) ?? text },
  ]),
}

export const promptActions: KeyActions = {
  filter(state) {
    const { filter, selected, top } = currentList(state)
    const before = { filter, selected, top }
    return [{ ...state, overlay: { type: 'prompt', purpose: 'filter', input: lineEditor(filter), before } }]
  },
  new: resumeNew,
}

/** Filters the list, keeping the selection if it is still there. */
export function applyFilter(state: State, filter: string): State {
  return reorder(withList(state, { filter }))
}

const FULL = `No room left: ${MAX_LEARNING} characters at most`

/** A key while the prompt is open. Enter among other keys is a space, because a paste may contain it. */
export function promptKey(state: State, prompt: Prompt, key: string, { alone }: Press): Result {
  if (key === 'esc') return cancel(state, prompt)
  if (key === 'enter' && alone) return submit(state, prompt)
  if (prompt.purpose === 'filter' && (key === 'down' || key === 'up')) return submit(state, prompt)
  const input = key === 'enter' ? insertText(prompt.input, ' ') : editLine(prompt.input, key)
  if (!input) return unknownKey(state, key, 'open')
  const isFull = input.text === prompt.input.text && (isPrintable(key) || key === 'space' || key === 'enter')
  if (isFull) return toast(state, FULL, 'warn')
  return typed(state, prompt, input)
}

/** A paste into the prompt. If part of it does not fit, that is said, because nobody checks the end of a long text. */
export function promptPaste(state: State, prompt: Prompt, text: string): Result {
  const input = insertText(prompt.input, text)
  const taken = input.text.length - prompt.input.text.length
  // A message about an earlier paste would seem to be about this one.
  const result = typed({ ...state, toast: undefined }, prompt, input)
  if (taken === asOneLine(text).length) return result
  const told = taken === 0 ? FULL : `Only ${taken} characters of the paste fit`
  return andThen(result, (next) => toast(next, told, 'warn'))
}

function typed(state: State, prompt: Prompt, input: Prompt['input']): Result {
  const overlay = { ...prompt, input }
  const next = { ...state, overlay }
  if (input.text === prompt.input.text) return [next]
  return prompt.purpose === 'filter' ? [applyFilter(next, input.text)] : keepAtRest(next, overlay)
}

function cancel(state: State, prompt: Prompt): Result {
  const closed = { ...state, overlay: undefined }
  if (prompt.purpose === 'filter') return [asBefore(closed, prompt.before)]
  return putAside(closed, prompt)
}

/** The list as it was before the filter, with the cursor in its place if its row still exists. */
function asBefore(state: State, { filter, selected, top }: Pick<ListState, 'filter' | 'selected' | 'top'>): State {
  return selectIfThere(withList(applyFilter(state, filter), { top }), selected)
}

function submit(state: State, prompt: Prompt): Result {
  const closed = { ...state, overlay: undefined }
  const text = prompt.input.text.trim()
  if (prompt.purpose === 'filter') {
    const { problem } = parseFilter(prompt.input.text)
    return problem ? toast(closed, `${problem.wrong}; ${problem.wayOut}`, 'warn') : [closed]
  }
  if (text === '') return andThen(forgetTyped(closed, prompt), (next) => toast(next, 'Empty; nothing changed'))
  if (prompt.purpose === 'new')
    return [closed, { type: 'saveNew', text, kind: 'preference', scope: 'project', draft: prompt.draft }]
  const item = state.byId.get(prompt.item)
  if (!item) return offerWords(closed, text, 'It no longer exists', prompt.item)
  if (item.text === text) return andThen(forgetTyped(closed, prompt), (next) => toast(next, 'Nothing changed'))
  return submitEdit(closed, item, { ...request(item, 'edit', { text }), on: prompt.on })
}
