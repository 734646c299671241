import { graphemesOf } from '../../text/graphemes.ts'
import { displayWidth, truncateEnd, truncateStart, type WidthOptions } from '../../text/width.ts'
import type { LineEditor } from '../keys/line-editor.ts'
import { shown } from '../state/wording.ts'
import { type Piece, pieceText } from './line.ts'

/** In a text that is too long, at most this share of the cells shows what follows the cursor: what is being typed precedes it. */
const SHARE_BEHIND = 0.25

/** Text being typed, with the sign at the cursor inverted. */
export function typedPieces({ text, cursor }: LineEditor): Piece[] {
  const [at = ' '] = graphemesOf(text.slice(cursor))
  return [shown(text.slice(0, cursor)), [shown(at), 'cursor'], shown(text.slice(cursor).slice(at.length))]
}

/** The same on one line of `room` cells: what is far from the cursor is left out. */
export function typedLine(editor: LineEditor, room: number, widths: WidthOptions): Piece[] {
  const [before = '', at = ' ', behind = ''] = typedPieces(editor).map(pieceText)
  const rest = Math.max(0, room - displayWidth(at, widths))
  const behindCells = Math.min(
    displayWidth(behind, widths),
    Math.max(Math.floor(rest * SHARE_BEHIND), rest - displayWidth(before, widths)),
  )
  return [truncateStart(before, rest - behindCells, widths), [at, 'cursor'], truncateEnd(behind, behindCells, widths)]
}
