import { bindingsFor } from '../keys/bindings.ts'
import type { Binding } from '../keys/keymap.ts'
import { editLine, insertText, lineEditor } from '../keys/line-editor.ts'
import type { Palette } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import type { KeyActions } from './key-action.ts'
import type { Result } from './result.ts'
import { unknownKey } from './unknown-key.ts'

export const paletteActions: KeyActions = {
  palette: (state) => [{ ...state, overlay: { type: 'palette', input: lineEditor(), selected: 0 } }],
}

/** How well the letters of `query` appear in order in `text`, best as its words: smaller is better, undefined if they do not. */
function fuzzyScore(query: string, text: string): number | undefined {
  const hay = text.toLowerCase()
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  if (` ${hay}`.includes(` ${words.join(' ')}`)) return -1
  let at = -1
  let score = 0
  for (const letter of words.join('')) {
    const next = hay.indexOf(letter, at + 1)
    if (next < 0) return undefined
    score += next === at + 1 ? 0 : hay[next - 1] === ' ' || next === 0 ? 1 : next - at
    at = next
  }
  return score
}

/** The actions of this view, best match first. */
export function paletteBindings(state: State, palette: Palette): Binding[] {
  const bindings = bindingsFor(state.settings.bindings, state.tab).filter(({ action }) => action !== 'palette')
  const scored = bindings.flatMap((binding) => {
    const score = fuzzyScore(palette.input.text, `${binding.action.replaceAll('-', ' ')} ${binding.help}`)
    return score === undefined ? [] : [{ binding, score }]
  })
  return scored.toSorted((a, b) => a.score - b.score).map(({ binding }) => binding)
}

/** The keys of other finders, where letters are text. */
const NEXT: ReadonlySet<string> = new Set(['down', 'tab', 'ctrl-n', 'wheeldown'])
const PREVIOUS: ReadonlySet<string> = new Set(['up', 'shift-tab', 'ctrl-p', 'wheelup'])

export function paletteKey(state: State, palette: Palette, key: string): Result {
  const show = (change: Partial<Palette>): Result => [{ ...state, overlay: { ...palette, ...change } }]
  if (key === 'esc') return [{ ...state, overlay: undefined }]
  const last = paletteBindings(state, palette).length - 1
  if (NEXT.has(key)) return show({ selected: Math.max(0, Math.min(last, palette.selected + 1)) })
  if (PREVIOUS.has(key)) return show({ selected: Math.max(0, palette.selected - 1) })
  const input = editLine(palette.input, key)
  return input ? show({ input, selected: 0 }) : unknownKey(state, key, 'open')
}

export function palettePaste(state: State, palette: Palette, text: string): Result {
  return [{ ...state, overlay: { ...palette, input: insertText(palette.input, text), selected: 0 } }]
}
