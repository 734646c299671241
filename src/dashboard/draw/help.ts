import { wrapText } from '../../text/width.ts'
import { keyLabels, SCOPE_TITLES } from '../keys/key-table.ts'
import type { Help, State } from '../state.ts'
import { helpRows } from '../update/help-rows.ts'
import { boxSize, mostTop } from './box.ts'
import { column, type Line } from './line.ts'

const KEYS_WIDTH = 12

/** Every key of the view under the heading of where it holds, the phrase whole. */
export function helpLines(state: State, help: Help): Line[] {
  const { width } = boxSize(state, help)
  const lines: Line[] = []
  let scope = ''
  for (const binding of helpRows(state, help)) {
    if (binding.scope !== scope) lines.push(...(scope === '' ? [] : [[]]), [[SCOPE_TITLES[binding.scope], 'accent']])
    scope = binding.scope
    const phrase = wrapText(binding.help, Math.max(4, width - KEYS_WIDTH))
    phrase.forEach((text, index) =>
      lines.push([[column(index === 0 ? keyLabels(binding.keys).join(' ') : '', KEYS_WIDTH), 'strong'], text]),
    )
  }
  return lines
}

/** Rows for them: the search stands above, and what is further down is said below. */
export function helpRoom(state: State, help: Help): number {
  const search = hasSearch(help) ? 1 : 0
  const { height } = boxSize(state, help)
  return Math.max(1, helpLines(state, help).length <= height - search ? height - search : height - search - 1)
}

export function hasSearch({ searching, search }: Help): boolean {
  return searching || search.text !== ''
}

export function mostHelpTop(state: State, help: Help): number {
  return mostTop(helpLines(state, help).length, helpRoom(state, help))
}
