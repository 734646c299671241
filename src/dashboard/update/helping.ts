import { findBinding } from '../keys/bindings.ts'
import { editLine, insertText, lineEditor } from '../keys/line-editor.ts'
import { maxHelpTop } from '../layout/help.ts'
import type { Help } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import type { KeyActions } from './key-action.ts'
import type { Result } from './result.ts'
import { scrolledTop } from './scrolling.ts'
import { unknownKey } from './unknown-key.ts'

export const helpActions: KeyActions = {
  help: (state) => [{ ...state, overlay: { type: 'help', search: lineEditor(), searching: false, top: 0 } }],
}

export function helpKey(state: State, help: Help, key: string): Result {
  const show = (change: Partial<Help>): Result => [{ ...state, overlay: { ...help, ...change } }]
  if (help.searching) {
    if (key === 'esc') return show({ searching: false, search: lineEditor() })
    if (key === 'enter') return show({ searching: false })
    const search = editLine(help.search, key)
    return search ? show({ search, top: 0 }) : unknownKey(state, key, 'open')
  }
  if (key === '/') return show({ searching: true })
  const top = scrolledTop(key, help.top, maxHelpTop(state, help))
  if (top !== undefined) return show({ top })
  if (['esc', 'q', '?', 'f1', 'enter'].includes(key) || opensHelp(state, key)) return [{ ...state, overlay: undefined }]
  return unknownKey(state, key, 'open')
}

/** The person may have given it another key, which closes it like the usual ones. */
function opensHelp({ settings, tab }: State, key: string): boolean {
  return findBinding(settings.bindings, tab, key)?.action === 'help'
}

export function helpPaste(state: State, help: Help, text: string): Result {
  return [{ ...state, overlay: { ...help, search: insertText(help.search, text), top: 0 } }]
}
