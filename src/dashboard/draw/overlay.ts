import { displayWidth, wrapText } from '../../text/width.ts'
import { bindingsFor, keyLabel } from '../keys/bindings.ts'
import { helpRows, paletteRows } from '../update/helping.ts'
import { column, fitLine, type Line, type Piece } from './line.ts'
import type { Confirm, Help, Menu, Palette, Prompt } from '../state.ts'
import { type Drawing, shown } from './drawing.ts'
import { withCursor } from './foot.ts'

export type Box = { readonly lines: readonly Line[]; readonly left: number; readonly top: number }

/** The box over the body, or undefined if nothing is open that has one. */
export function drawOverlay(drawing: Drawing): Box | undefined {
  const { state } = drawing
  const { overlay, columns, rows } = state
  if (!overlay || (overlay.type === 'prompt' && overlay.purpose === 'filter')) return undefined
  const width = Math.min(columns - 2, overlay.type === 'menu' ? 56 : overlay.type === 'prompt' ? 90 : 76)
  const height = Math.max(3, rows - 5)
  const inner = contentOf(drawing, overlay, width - 4, height - 2)
  const lines = framed(drawing, inner.title, inner.lines.slice(0, height - 2), width)
  return {
    lines,
    left: Math.max(0, Math.floor((columns - width) / 2)),
    top: Math.max(1, Math.min(3, rows - lines.length - 3)),
  }
}

type Content = { readonly title: string; readonly lines: readonly Line[] }

function contentOf(
  drawing: Drawing,
  overlay: Confirm | Menu | Help | Palette | Prompt,
  width: number,
  height: number,
): Content {
  switch (overlay.type) {
    case 'confirm':
      return confirmContent(drawing, overlay, width, height)
    case 'menu':
      return { title: overlay.title, lines: menuLines(overlay, height) }
    case 'help':
      return helpContent(drawing, overlay, height)
    case 'palette':
      return paletteContent(drawing, overlay, height)
    case 'prompt':
      return promptContent(drawing, overlay, width)
  }
}

function framed({ widths }: Drawing, title: string, lines: readonly Line[], width: number): Line[] {
  const head = ` ${title} `
  const rest = Math.max(0, width - 3 - displayWidth(head, widths))
  const side: Piece = ['│', 'faint']
  return [
    fitLine(
      [
        ['┌─', 'faint'],
        [head, 'strong'],
        [`${'─'.repeat(rest)}┐`, 'faint'],
      ],
      width,
      widths,
    ),
    ...lines.map((line): Line => [side, ' ', ...fitLine(line, width - 4, widths), ' ', side]),
    [[`└${'─'.repeat(Math.max(0, width - 2))}┘`, 'faint']],
  ]
}

/** The question is never cut: if it is too long, what is left out is its middle, and the keys stay. */
function confirmContent({ state, widths }: Drawing, overlay: Confirm, width: number, height: number): Content {
  const keyOf = (action: string) =>
    keyLabel(
      bindingsFor(state.settings.bindings, 'confirm').find((binding) => binding.action === action)?.keys[0] ?? '?',
    )
  const keys: Piece[] = [[keyOf('yes'), 'strong'], ' yes    ']
  if (overlay.editFirst) keys.push([keyOf('edit-first'), 'strong'], ' edit first    ')
  if (overlay.keepProject) keys.push([keyOf('keep-project'), 'strong'], ' keep to this project    ')
  keys.push([keyOf('no'), 'strong'], ' / Esc cancel')
  const text = overlay.lines.flatMap((line): Line[] => {
    const indent = /^ */u.exec(line)?.[0] ?? ''
    const style = line.startsWith('! ')
      ? 'warning'
      : line.startsWith('+ ')
        ? 'added'
        : line.startsWith('- ')
          ? 'removed'
          : undefined
    return wrapText(shown(line).trimStart(), width - indent.length, widths).map((part): Line => [
      indent,
      style ? [part, style] : part,
    ])
  })
  const room = Math.max(1, height - 2)
  const kept = text.length <= room ? text : [...text.slice(0, room - 1), ['…']]
  return { title: overlay.title, lines: [...kept, [], keys] }
}

function windowOf<T>(rows: readonly T[], selected: number, height: number): { rows: readonly T[]; from: number } {
  const from = Math.max(0, Math.min(selected - Math.floor(height / 2), rows.length - height))
  return { rows: rows.slice(from, from + height), from }
}

function menuLines(menu: Menu, height: number): Line[] {
  const { rows, from } = windowOf(menu.choices, menu.selected, height)
  return rows.map(({ label, current }, index): Line => {
    const at = from + index
    const text = `${at < 9 ? at + 1 : ' '} ${shown(label)}${current ? '  (now)' : ''}`
    return at === menu.selected
      ? [
          ['▸ ', 'accent'],
          [text, 'selected'],
        ]
      : ['  ', text]
  })
}

function helpContent(drawing: Drawing, help: Help, height: number): Content {
  const rows = helpRows(drawing.state, help)
  const search: Line[] =
    help.searching || help.search.text !== '' ? [['/ ', ...withCursor(help.search.text, help.search.cursor)]] : []
  const lines = rows.slice(help.top).map((binding): Line => {
    const keys = binding.keys.filter((key) => !key.startsWith('wheel')).map((key) => keyLabel(key))
    return [[column(keys.join(' '), 12), 'strong'], binding.help]
  })
  return { title: `Keys: ${drawing.state.tab}`, lines: [...search, ...lines].slice(0, height) }
}

function paletteContent(drawing: Drawing, palette: Palette, height: number): Content {
  const { rows, from } = windowOf(paletteRows(drawing.state, palette), palette.selected, height - 1)
  const lines = rows.map((binding, index): Line => {
    const text = `${column(keyLabel(binding.keys[0] ?? ''), 8)}${binding.help}`
    return from + index === palette.selected
      ? [
          ['▸ ', 'accent'],
          [text, 'selected'],
        ]
      : ['  ', text]
  })
  const { text, cursor } = palette.input
  return { title: 'Actions', lines: [[': ', ...withCursor(text, cursor)], ...lines] }
}

const PROMPTS = { edit: 'Edit the learning', new: 'A new learning, in one sentence', filter: 'Filter' } as const

/** The text over as many lines as it takes, the cursor in its place. */
function promptContent({ widths }: Drawing, prompt: Prompt, width: number): Content {
  const { text, cursor } = prompt.input
  const marked = `${text.slice(0, cursor)}\ue000${text.slice(cursor)}`
  const lines = wrapText(marked, Math.max(4, width - 1), widths).map((line): Line => {
    const at = line.indexOf('\ue000')
    return at < 0 ? [shown(line)] : withCursor(line.replace('\ue000', ''), at)
  })
  return { title: PROMPTS[prompt.purpose], lines: [...lines, [], [[`${text.length} of 500`, 'faint']]] }
}
