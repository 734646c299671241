import { wrapText } from '../../text/width.ts'
import { bindingsFor, keyLabel } from '../keys/bindings.ts'
import { keyLabels, SCOPE_TITLES } from '../keys/key-table.ts'
import type { Binding } from '../keys/keymap.ts'
import type { Help } from '../state/overlay.ts'
import { type SignRow, signsIn } from '../state/signs.ts'
import type { State } from '../state/state.ts'
import { boxSize, maxTop, roomFor } from './box.ts'

/** Cells for the keys, before what they do. */
export const KEYS_WIDTH = 12

/** A line of `?`: a heading, or keys and what they do; a long phrase continues on lines without keys. */
type HelpLine = { readonly heading: string } | { readonly keys: string; readonly phrase: string }
type HelpEntry = { readonly title: string; readonly keys: string; readonly phrase: string; readonly searched: string }

/** Every key of the view and the signs of its list, under headings, with the whole phrase. */
export function helpLines(state: State, help: Help): HelpLine[] {
  const { width } = boxSize(state, help)
  const lines: HelpLine[] = []
  let heading = ''
  for (const { title, keys, phrase } of helpEntries(state, help)) {
    if (title !== heading && heading !== '') lines.push({ keys: '', phrase: '' })
    if (title !== heading) lines.push({ heading: title })
    heading = title
    const wrapped = wrapText(phrase, Math.max(4, width - KEYS_WIDTH), state.settings)
    lines.push(...wrapped.map((text, index) => ({ keys: index === 0 ? keys : '', phrase: text })))
  }
  return lines.length > 0 ? lines : [{ keys: '', phrase: 'No key here matches.' }]
}

/** All entries, or those whose key (its sign or its name) or phrase contains the words searched for. The view's own keys come first. */
function helpEntries(state: State, { search }: Help): HelpEntry[] {
  const words = search.text.toLowerCase().split(/\s+/u).filter(Boolean)
  const keys = bindingsFor(state.settings.bindings, state.tab).filter((binding) => binding.keys.length > 0)
  const isOwn = ({ scope }: Binding) => scope === state.tab
  const entryOf = (binding: Binding) => keyEntry(state, binding)
  const entries = [
    ...keys.filter(isOwn).map(entryOf),
    ...signsIn(state.tab).map(signEntry),
    ...keys.filter((binding) => !isOwn(binding)).map(entryOf),
  ]
  return entries.filter(({ searched }) => words.every((word) => searched.toLowerCase().includes(word)))
}

function keyEntry({ settings: { ascii } }: State, { scope, keys, action, help }: Binding): HelpEntry {
  const labels = keys.map((key) => `${keyLabel(key, ascii)} ${key}`).join(' ')
  return {
    title: SCOPE_TITLES[scope],
    keys: keyLabels(keys, ascii).join(' '),
    phrase: help,
    searched: `${labels} ${action} ${help}`,
  }
}

function signEntry({ sign, means }: SignRow): HelpEntry {
  return { title: 'Signs', keys: sign, phrase: means, searched: `${sign} ${means}` }
}

/** How many rows there are for the entries, below the search. */
export function helpRoom(state: State, help: Help): number {
  const { height } = boxSize(state, help)
  return roomFor(helpLines(state, help).length, hasSearch(help) ? height - 1 : height)
}

/** Whether there is a line for the search: while it is typed, and as long as it has text. */
export function hasSearch({ searching, search }: Help): boolean {
  return searching || search.text !== ''
}

/** How many lines can be scrolled away at its top. */
export function maxHelpTop(state: State, help: Help): number {
  return maxTop(helpLines(state, help).length, helpRoom(state, help))
}
