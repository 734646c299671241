import type { Action } from '../action.ts'
import { takeEdited, takeFailed, takePlanned, takeRedone, takeSaved, takeSnapshot, takeUndone } from './arriving.ts'
import { pressKeys } from './pressing.ts'
import { promptPaste } from './prompting.ts'
import { type Result, say } from './result.ts'
import { reorder } from './rows.ts'
import { keepSelection, keepVisible } from './selection.ts'
import { currentList, type State } from '../state.ts'

/**
 * The whole dashboard as one pure function: what happened, and what the state is then, with the effects to perform. No clock, no
 * disk, no terminal: times come in with the actions.
 */
export function update(state: State, action: Action): Result {
  switch (action.type) {
    case 'keys':
      return pressKeys(state, action)
    case 'paste':
      return paste({ ...state, now: action.at }, action.text)
    case 'resize':
      return [resize(state, action.columns, action.rows)]
    case 'snapshot':
      return takeSnapshot(state, action)
    case 'tick':
      return [{ ...state, now: action.at }]
    case 'related':
      return [{ ...state, relations: action.relations }]
    case 'saved':
      return takeSaved(state, action)
    case 'undone':
      return takeUndone(state, action)
    case 'redone':
      return takeRedone(state, action)
    case 'added':
      return say({ ...state, wanted: action.item }, 'Added to Pending; a approves it', 'ok')
    case 'edited':
      return takeEdited(state, action)
    case 'planned':
      return takePlanned(state, action)
    case 'told':
      return say(state, action.text, action.tone)
    case 'failed':
      return takeFailed(state, action)
    case 'expire':
      return [state.toast?.id === action.toast ? { ...state, toast: undefined } : state]
  }
}

/** A paste is text for an open prompt and never a command. */
function paste(state: State, text: string): Result {
  if (state.overlay?.type === 'prompt') return promptPaste(state, state.overlay, text)
  return say(state, 'Pasted text ignored')
}

/** Headings exist only beside a detail pane: crossing that width makes the order anew; the selection stays. */
function resize(state: State, columns: number, rows: number): State {
  const next = { ...state, columns, rows }
  if (columns >= 100 === state.columns >= 100) return keepVisible(next)
  return keepSelection(reorder(next), currentList(state))
}
