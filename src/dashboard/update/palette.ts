import { bindingsFor, keyLabel } from '../keys/bindings.ts'
import type { Binding } from '../keys/keymap.ts'
import { editLine, insertText, lineEditor } from '../keys/line-editor.ts'
import type { Palette, State } from '../state.ts'
import type { Commands, Press } from './command.ts'
import { type Result, toast } from './result.ts'

export const paletteCommands: Commands = {
  palette: (state) => [{ ...state, overlay: { type: 'palette', input: lineEditor(), selected: 0 } }],
}

/** How well the letters of `query` appear in order in `text`: smaller is better, undefined if they do not. */
function fuzzyScore(query: string, text: string): number | undefined {
  const hay = text.toLowerCase()
  let at = -1
  let score = 0
  for (const letter of query.toLowerCase().replace(/\s+/gu, '')) {
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

/** Enter runs the chosen action, unless it decides something: Enter never decides, so the palette names the key that does. */
export function paletteKey(
  state: State,
  palette: Palette,
  key: string,
  press: Press,
  run: (state: State, binding: Binding, press: Press) => Result,
): Result {
  const bindings = paletteBindings(state, palette)
  const show = (change: Partial<Palette>): Result => [{ ...state, overlay: { ...palette, ...change } }]
  if (key === 'esc') return [{ ...state, overlay: undefined }]
  if (NEXT.has(key)) return show({ selected: Math.max(0, Math.min(bindings.length - 1, palette.selected + 1)) })
  if (PREVIOUS.has(key)) return show({ selected: Math.max(0, palette.selected - 1) })
  if (key === 'enter') {
    const binding = bindings[palette.selected]
    if (!binding || !press.alone) return [state]
    const closed = { ...state, overlay: undefined }
    const [first] = binding.keys
    // An action without a key exists only to be run from here, and asks before it decides.
    if (binding.decides && first)
      return toast(closed, `Press ${keyLabel(first, state.settings.ascii)} to ${binding.help}`)
    return run(closed, binding, press)
  }
  const input = editLine(palette.input, key)
  return input ? show({ input, selected: 0 }) : [state]
}

export function palettePaste(state: State, palette: Palette, text: string): Result {
  return [{ ...state, overlay: { ...palette, input: insertText(palette.input, text), selected: 0 } }]
}
