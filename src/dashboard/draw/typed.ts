import { shown } from '../wording.ts'
import type { LineEditor } from '../keys/line-editor.ts'
import type { Piece } from './line.ts'

/** A text that is being typed, with the cell at the cursor turned round. */
export function typedPieces({ text, cursor }: LineEditor): Piece[] {
  const [at = ' '] = Array.from(text.slice(cursor), (sign) => sign)
  return [
    shown(text.slice(0, cursor)),
    [shown(at), 'cursor'],
    shown(text.slice(cursor + (cursor < text.length ? at.length : 0))),
  ]
}
