import type { Item } from '../../journal/item.ts'
import { lineEditor } from '../keys/line-editor.ts'
import type { State } from '../state.ts'

/** Opens the one-line editor on an item's text. */
export function openEdit(state: State, item: Item): State {
  return {
    ...state,
    overlay: { type: 'prompt', purpose: 'edit', input: lineEditor(item.text), item: item.id, on: item.on, before: '' },
  }
}
