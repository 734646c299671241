import { isTiny } from '../layout/layout.ts'
import type { Action } from '../state/action.ts'
import type { State } from '../state/state.ts'
import { takeAdded, takeEdited, takeFailed, takePlanned, takeSaved, takeStepped } from './answering.ts'
import { showTop, takeRelations, takeSnapshot } from './arriving.ts'
import { goOn, goOnWithoutSteps } from './asking.ts'
import { forgetDraft, keepTyped, takeUnfinished } from './drafting.ts'
import { helpPaste } from './helping.ts'
import { palettePaste } from './palette.ts'
import { ENLARGE_FIRST, pressKeys } from './pressing.ts'
import { promptPaste } from './prompting.ts'
import { andThen, type Result, toast } from './result.ts'
import { hasHeadings, regroup } from './rows.ts'
import { keepVisible } from './selection.ts'

/**
 * The whole dashboard as one pure function from state and action to the next state and the effects to perform. No clock, disk or
 * terminal: times come with the actions. Whatever makes a list taller or shorter, the selected row stays on screen.
 */
export function update(state: State, action: Action): Result {
  const [next, ...effects] = take(state, action)
  return [keepVisible(withoutOldToast(next, state)), ...effects]
}

/** Below a box that just opened, an earlier toast would seem to be about the box, and its `u undo` would type a letter or do nothing. */
function withoutOldToast(next: State, before: State): State {
  const opened = next.overlay !== undefined && next.overlay.type !== before.overlay?.type
  return opened && next.toast === before.toast ? { ...next, toast: undefined } : next
}

function take(state: State, action: Action): Result {
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
      return [takeRelations(state, action)]
    case 'saved':
      return andThen(takeSaved(state, action), action.events.length > 0 ? goOn : goOnWithoutSteps)
    case 'stepped':
      return andThen(takeStepped(state, action), goOn)
    case 'added':
      return andThen(takeAdded(state, action), (next) => forgetDraft(next, action.draft))
    case 'edited':
      return takeEdited(state, action)
    case 'unfinished':
      return takeUnfinished(state, action)
    case 'rested':
      return state.overlay === action.prompt ? keepTyped(state) : [state]
    case 'leaving':
      return keepTyped(state)
    case 'planned':
      return takePlanned(state, action)
    case 'told':
      return andThen(toast(action.filled ? showTop(state) : state, action.text, action.tone), (next) =>
        forgetDraft(next, action.draft),
      )
    case 'failed':
      return andThen(takeFailed(state, action), goOnWithoutSteps)
    case 'expire':
      return [state.toast === action.toast ? { ...state, toast: undefined } : state]
  }
}

/** A paste is text where text can be typed; it is never a key press. */
function paste(state: State, text: string): Result {
  const { overlay } = state
  if (overlay?.type === 'prompt') return promptPaste(state, overlay, text)
  if (overlay?.type === 'palette') return palettePaste(state, overlay, text)
  if (overlay?.type === 'help' && overlay.searching) return helpPaste(state, overlay, text)
  return toast(state, 'Pasted text ignored')
}

/** Headings exist only beside a detail pane; the selection stays. What was said of a screen that is too small goes once it is not. */
function resize(state: State, columns: number, rows: number): State {
  const size = { columns, rows }
  const isEnlarged = state.toast?.text === ENLARGE_FIRST && !isTiny(size)
  const next = { ...state, ...size, toast: isEnlarged ? undefined : state.toast }
  return hasHeadings(next) === hasHeadings(state) ? next : regroup(next)
}
