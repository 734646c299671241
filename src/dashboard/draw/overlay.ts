import { displayWidth } from '../../text/width.ts'
import { boxSize, type BoxSize, FRAME } from '../layout/box.ts'
import type { Overlay } from '../state/overlay.ts'
import type { Content } from './box-content.ts'
import { menuContent, paletteContent } from './choice-boxes.ts'
import type { Drawing } from './drawing.ts'
import { fitLine, type Line, type Piece, type PlacedPane } from './line.ts'
import { questionContent } from './question-box.ts'
import { inOneCell } from './rules.ts'
import { helpContent, promptContent } from './text-boxes.ts'

/** With this few cells beside a box, single letters of what is below would show and look like dirt, so they are blanked. */
const SLIVER = 3

/** The box over the body; undefined if nothing with a box is open. */
export function drawOverlay(drawing: Drawing): PlacedPane | undefined {
  const { state } = drawing
  const { overlay, columns, rows } = state
  if (!overlay || (overlay.type === 'prompt' && overlay.purpose === 'filter')) return undefined
  const size = boxSize(state, overlay)
  const { title, lines, at: within = 0 } = contentOf(drawing, overlay, size)
  const at = 1 + within
  const width = size.width + FRAME.columns
  const box = framed(drawing, title, lines.slice(0, size.height), width)
  const x = Math.max(0, Math.floor((columns - width) / 2))
  const y = Math.max(1, Math.min(3, rows - box.length - 3))
  if (x > SLIVER) return { x, y, lines: box, at }
  const right = ' '.repeat(Math.max(0, columns - x - width))
  return { x: 0, y, lines: box.map((line): Line => [' '.repeat(x), ...line, right]), at }
}

function contentOf(drawing: Drawing, overlay: Overlay, size: BoxSize): Content {
  switch (overlay.type) {
    case 'confirm':
      return questionContent(drawing, overlay)
    case 'menu':
      return menuContent(drawing, overlay, size)
    case 'help':
      return helpContent(drawing, overlay, size)
    case 'palette':
      return paletteContent(drawing, overlay, size)
    case 'prompt':
      return promptContent(drawing, overlay, size)
  }
}

function framed({ widths }: Drawing, title: string, lines: readonly Line[], width: number): Line[] {
  const head = ` ${title} `
  const rest = Math.max(0, width - 3 - displayWidth(head, widths))
  const sign = (signs: string): Piece => [inOneCell(signs, widths), 'faint']
  const side = sign('│')
  return [
    fitLine([sign('┌─'), [head, 'strong'], sign(`${'─'.repeat(rest)}┐`)], width, widths),
    ...lines.map((line): Line => [side, ' ', ...fitLine(line, width - FRAME.columns, widths), ' ', side]),
    [sign(`└${'─'.repeat(Math.max(0, width - 2))}┘`)],
  ]
}
