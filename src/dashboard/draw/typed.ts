import { graphemesOf } from '../../text/graphemes.ts'
import { displayWidth, truncateEnd, truncateStart, type WidthOptions } from '../../text/width.ts'
import type { LineEditor } from '../keys/line-editor.ts'
import { shown } from '../wording.ts'
import { type Piece, pieceText } from './line.ts'

/** Of the cells for a text that is too long, those behind the cursor get this share at most: what is being typed stands before it. */
const SHARE_BEHIND = 0.25

/** A text that is being typed, with the sign at the cursor turned round. */
export function typedPieces({ text, cursor }: LineEditor): Piece[] {
  const [at = ' '] = graphemesOf(text.slice(cursor))
  return [shown(text.slice(0, cursor)), [shown(at), 'cursor'], shown(text.slice(cursor).slice(at.length))]
}

/** The same in one line of `room` cells: what is far from the cursor gives way. */
export function typedLine(editor: LineEditor, room: number, widths: WidthOptions): Piece[] {
  const [before = '', at = ' ', behind = ''] = typedPieces(editor).map(pieceText)
  const rest = Math.max(0, room - displayWidth(at, widths))
  const behindCells = Math.min(
    displayWidth(behind, widths),
    Math.max(Math.floor(rest * SHARE_BEHIND), rest - displayWidth(before, widths)),
  )
  return [truncateStart(before, rest - behindCells, widths), [at, 'cursor'], truncateEnd(behind, behindCells, widths)]
}
