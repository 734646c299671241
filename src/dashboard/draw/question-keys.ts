import type { WidthOptions } from '../../text/width.ts'
import type { Confirm } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import { joinHints, keyHint, keyPieces } from './key-hint.ts'
import { lineWidth, type Piece } from './line.ts'

/**
 * The possible answers to a question, in its box and in the line at the bottom: in fewer words if there is less room, but always with the way out.
 */
export function questionKeys(state: State, question: Confirm, room: number, widths: WidthOptions): Piece[] {
  const hint = (action: string, label: string) => keyHint(state, 'confirm', action, label)
  const yes = hint('yes', 'yes')
  const edit = (label: string) => (question.editFirst === undefined ? [] : hint('edit-first', label))
  const keep = (label: string) => (question.keepProject === undefined ? [] : hint('keep-project', label))
  const replace = (label: string) => (question.replace === undefined ? [] : hint('replace', label))
  const cancel = keyPieces('Esc', 'cancel')
  const variants = [
    joinHints(
      [yes, edit('edit first'), keep('keep to this project'), replace('replace it'), [...hint('no', '/ '), ...cancel]],
      '    ',
    ),
    joinHints([yes, edit('edit'), keep('project only'), replace('replace it'), cancel], '  '),
    joinHints([yes, keep('project only'), replace('replace'), cancel], '  '),
  ]
  return variants.find((keys) => lineWidth(keys, widths) <= room) ?? joinHints([yes, cancel], '  ')
}
