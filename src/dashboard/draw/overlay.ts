import { displayWidth, wrapText } from '../../text/width.ts'
import { keyLabel } from '../keys/bindings.ts'
import { SCOPE_TITLES } from '../keys/key-table.ts'
import { LONGEST_TEXT } from '../keys/line-editor.ts'
import { boxSize, mostTop } from '../layout/box.ts'
import { hasSearch, helpLines, helpRoom, KEYS_WIDTH } from '../layout/help.ts'
import { questionLines, questionRoom } from '../layout/question.ts'
import type { Confirm, Help, Menu, Palette, Prompt } from '../state.ts'
import { paletteRows } from '../update/helping.ts'
import { shown } from '../wording.ts'
import { bulkCost } from './budget.ts'
import type { Drawing } from './drawing.ts'
import { column, fitLine, type Line, type Piece, type Style } from './line.ts'
import { questionKeys } from './question-keys.ts'
import { typedPieces } from './typed.ts'

export type Box = { readonly lines: readonly Line[]; readonly left: number; readonly top: number }

/** The box over the body, or undefined if nothing is open that has one. */
export function drawOverlay(drawing: Drawing): Box | undefined {
  const { state } = drawing
  const { overlay, columns, rows } = state
  if (!overlay || (overlay.type === 'prompt' && overlay.purpose === 'filter')) return undefined
  const { width, height } = boxSize(state, overlay)
  const inner = contentOf(drawing, overlay, width, height)
  const lines = framed(drawing, inner.title, inner.lines.slice(0, height), width + 4)
  return {
    lines,
    left: Math.max(0, Math.floor((columns - width - 4) / 2)),
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
      return confirmContent(drawing, overlay)
    case 'menu':
      return { title: overlay.title, lines: menuLines(overlay, height) }
    case 'help':
      return helpContent(drawing, overlay)
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

const MARKS: Readonly<Record<string, Style>> = { '! ': 'warning', '+ ': 'added', '- ': 'removed' }

/** What is asked about scrolls; the budget and the keys are always there. */
function confirmContent(drawing: Drawing, overlay: Confirm): Content {
  const { state } = drawing
  const lines = questionLines(state, overlay).map(({ indent, text, mark }): Line => {
    const style = MARKS[mark]
    return [indent, style ? [text, style] : text]
  })
  const shownLines = scrolled(lines, overlay.top ?? 0, questionRoom(state, overlay))
  return {
    title: overlay.title,
    lines: [...shownLines, ...budgetLines(drawing, overlay), [], questionKeys(state, overlay)],
  }
}

function budgetLines({ state, forecast, widths }: Drawing, overlay: Confirm): Line[] {
  const items = (overlay.approves ?? []).flatMap((id) => state.byId.get(id) ?? [])
  const foretold = items.length === 0 ? undefined : forecast(items)
  if (!foretold) return []
  const missing = foretold.outside.length + foretold.pushedOut.length > 0
  const text = wrapText(bulkCost(items.length, foretold), boxSize(state, overlay).width, widths).slice(0, 2)
  return [[], ...text.map((line): Line => [missing ? [line, 'warning'] : line])]
}

/** As many lines as there is room for, and how much there is above and below. */
function scrolled(lines: readonly Line[], top: number, room: number): Line[] {
  if (lines.length <= room) return [...lines]
  const from = Math.min(top, mostTop(lines.length, room))
  const below = lines.length - from - room
  const says = [from > 0 ? `${from} lines above` : '', below > 0 ? `${below} lines below (j)` : 'end'].filter(Boolean)
  return [...lines.slice(from, from + room), [says.join(' · ')]]
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

function helpContent({ state }: Drawing, help: Help): Content {
  const search: Line[] = hasSearch(help) ? [['/ ', ...typedPieces(help.search)]] : []
  const all = helpLines(state, help).map((line): Line =>
    'heading' in line ? [[line.heading, 'accent']] : [[column(line.keys, KEYS_WIDTH), 'strong'], line.phrase],
  )
  const lines = scrolled(all, help.top, helpRoom(state, help))
  return { title: `Keys in ${SCOPE_TITLES[state.tab]}`, lines: [...search, ...lines] }
}

function paletteContent(drawing: Drawing, palette: Palette, height: number): Content {
  const { ascii } = drawing.state.settings
  const { rows, from } = windowOf(paletteRows(drawing.state, palette), palette.selected, height - 1)
  const lines = rows.map((binding, index): Line => {
    const text = `${column(keyLabel(binding.keys[0] ?? '', ascii), 8)}${binding.help}`
    return from + index === palette.selected
      ? [
          ['▸ ', 'accent'],
          [text, 'selected'],
        ]
      : ['  ', text]
  })
  return { title: 'Actions', lines: [[': ', ...typedPieces(palette.input)], ...lines] }
}

const PROMPTS = { edit: 'Edit the learning', new: 'A new learning, in one sentence', filter: 'Filter' } as const

/** The text over as many lines as it takes, the cursor in its place. */
function promptContent({ widths }: Drawing, prompt: Prompt, width: number): Content {
  const { text, cursor } = prompt.input
  const marked = `${text.slice(0, cursor)}\ue000${text.slice(cursor)}`
  const lines = wrapText(marked, Math.max(4, width - 1), widths).map((line): Line => {
    const at = line.indexOf('\ue000')
    return at < 0 ? [shown(line)] : typedPieces({ text: line.replace('\ue000', ''), cursor: at })
  })
  return { title: PROMPTS[prompt.purpose], lines: [...lines, [], [`${text.length} of ${LONGEST_TEXT} characters`]] }
}
