import type { WidthOptions } from '../../text/width.ts'
import { keyLabel } from '../keys/bindings.ts'
import { isItemTab } from '../state/item-tabs.ts'
import type { Confirm, Overlay } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import { parseFilter } from '../update/filter.ts'
import { lineWidth, type Piece } from './line.ts'
import { questionKeys } from './question-keys.ts'

/** The keys of what is open over the list, as many as fit; undefined if nothing is. */
export function overlayKeys(state: State, room: number, widths: WidthOptions): readonly Piece[] | undefined {
  const { overlay } = state
  if (overlay?.type === 'confirm') return questionKeys(state, overlay, room, widths)
  return overlay && [wholeHints(hintsOf(state, overlay), room, widths)]
}

/** The hints, two spaces or a field of a filter apart. */
function hintsOf({ settings, tab }: State, overlay: Exclude<Overlay, Confirm>): string {
  const label = (key: string) => keyLabel(key, settings.ascii)
  const [enter, esc, up, down] = [label('enter'), label('esc'), label('up'), label('down')]
  switch (overlay.type) {
    case 'prompt': {
      if (overlay.purpose !== 'filter') return `${enter} save  ${esc} cancel   Ctrl-w word  Ctrl-u line`
      // What could be typed there replaces the hint, because here it has the whole width.
      const { problem } = parseFilter(overlay.input.text)
      const fields = isItemTab(tab) ? 'kind: scope: session: conf:>80 is:conflict ' : ''
      return problem?.wayOut ?? `${enter} keep  ${esc} drop   ${fields}!word`
    }
    case 'menu':
      return `j/k move  ${enter} choose  ${esc} close`
    case 'help':
      return overlay.searching ? `${enter} keep  ${esc} all keys` : `j/k move  / search  ${esc} close`
    case 'palette':
      return `type to find  ${enter} run  ${esc} close  ${up}/${down} move`
  }
}

/** As many whole ones as fit. */
function wholeHints(hints: string, room: number, widths: WidthOptions): string {
  const parts = hints.split(/(?= {2,}| \S*[:!])/u)
  while (parts.length > 1 && lineWidth(parts, widths) > room) parts.pop()
  return parts.join('')
}
