import { wrapText } from '../../text/width.ts'
import { bindingsFor, keyLabel } from '../keys/bindings.ts'
import { keyLabels, SCOPE_TITLES } from '../keys/key-table.ts'
import type { Binding } from '../keys/keymap.ts'
import type { Help, State } from '../state.ts'
import { boxSize, mostTop, roomFor } from './box.ts'

/** Cells for the keys, before what they do. */
export const KEYS_WIDTH = 12

/** A line of `?`: a heading, or keys and what they do; a long phrase continues on lines without keys. */
type HelpLine = { readonly heading: string } | { readonly keys: string; readonly phrase: string }

/** Every key of the view, under headings, with the whole phrase. */
export function helpLines(state: State, help: Help): HelpLine[] {
  const { width } = boxSize(state, help)
  const lines: HelpLine[] = []
  let scope = ''
  for (const binding of helpBindings(state, help)) {
    if (binding.scope !== scope && scope !== '') lines.push({ keys: '', phrase: '' })
    if (binding.scope !== scope) lines.push({ heading: SCOPE_TITLES[binding.scope] })
    scope = binding.scope
    const phrase = wrapText(binding.help, Math.max(4, width - KEYS_WIDTH), state.settings)
    const keys = keyLabels(binding.keys, state.settings.ascii).join(' ')
    lines.push(...phrase.map((text, index) => ({ keys: index === 0 ? keys : '', phrase: text })))
  }
  return lines.length > 0 ? lines : [{ keys: '', phrase: 'No key here has these words.' }]
}

/** All keys of this view, or those whose key, by its sign or its name, or phrase holds the words searched for. */
function helpBindings({ settings, tab }: State, { search }: Help): Binding[] {
  const words = search.text.toLowerCase().split(/\s+/u).filter(Boolean)
  return bindingsFor(settings.bindings, tab).filter(({ keys, action, help }) => {
    const labels = keys.map((key) => `${keyLabel(key, settings.ascii)} ${key}`).join(' ')
    const searched = `${labels} ${action} ${help}`.toLowerCase()
    return keys.length > 0 && words.every((word) => searched.includes(word))
  })
}

/** How many rows there are for them, below the search. */
export function helpRoom(state: State, help: Help): number {
  const { height } = boxSize(state, help)
  return roomFor(helpLines(state, help).length, hasSearch(help) ? height - 1 : height)
}

/** Whether there is a line for what is searched for: also once that is typed. */
export function hasSearch({ searching, search }: Help): boolean {
  return searching || search.text !== ''
}

/** How many lines can be scrolled away at its top. */
export function mostHelpTop(state: State, help: Help): number {
  return mostTop(helpLines(state, help).length, helpRoom(state, help))
}
