import type { Confirm, State } from '../state.ts'
import { joinHints, keyHint, keyPieces } from './key-hint.ts'
import type { Piece } from './line.ts'

/** What can be answered to a question: the same words in its box and in the line at the bottom. */
export function questionKeys(state: State, question: Confirm): Piece[] {
  const hints = [
    keyHint(state, 'confirm', 'yes', 'yes'),
    question.editFirst === undefined ? [] : keyHint(state, 'confirm', 'edit-first', 'edit first'),
    question.keepProject === undefined ? [] : keyHint(state, 'confirm', 'keep-project', 'keep to this project'),
    [...keyHint(state, 'confirm', 'no', '/ '), ...keyPieces('Esc', 'cancel')],
  ]
  return joinHints(hints, '    ')
}
