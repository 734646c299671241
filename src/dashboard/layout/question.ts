import { wrapText } from '../../text/width.ts'
import type { Confirm } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import { shown } from '../state/wording.ts'
import { boxSize, maxTop, roomFor } from './box.ts'
import { BREAKPOINTS } from './breakpoints.ts'
import { seenBy } from './seen.ts'

/** A blank line and the keys; a blank line and the sentence about the budget. */
const BELOW = { keys: 2, budget: 3 }
/** On a low screen the line at the bottom is enough for the keys, and a shorter sentence for the budget. */
const BELOW_LOW = { keys: 0, budget: 1 }

/** How many rows are below a question. */
export function rowsBelow({ rows }: Pick<State, 'rows'>): { readonly keys: number; readonly budget: number } {
  return rows < BREAKPOINTS.narrow.rows ? BELOW_LOW : BELOW
}

/** A line of a question; `mark` is how its sentence begins, also on continuation lines. */
type QuestionLine = { readonly indent: string; readonly text: string; readonly mark: string }

/** The whole question. A long line continues below where its text began. */
export function questionLines(state: State, question: Confirm): QuestionLine[] {
  const { width } = boxSize(state, question)
  return question.lines.flatMap((line) => {
    const text = shown(line)
    const before = /^ *(?:\d+ {2})?/u.exec(text)?.[0] ?? ''
    const below = ' '.repeat(before.length)
    return wrapText(text.slice(before.length), Math.max(4, width - before.length), state.settings).map(
      (part, index) => ({
        indent: index === 0 ? before : below,
        text: part,
        mark: text.slice(0, 2),
      }),
    )
  })
}

/** How many lines are visible at once: the keys and the budget always are. */
export function questionRoom(state: State, question: Confirm): number {
  const { height } = boxSize(state, question)
  const { keys, budget } = rowsBelow(state)
  return roomFor(questionLines(state, question).length, height - keys - (question.approves ? budget : 0))
}

/** How many lines can be scrolled away at its top. */
export function maxQuestionTop(state: State, question: Confirm): number {
  return maxTop(questionLines(state, question).length, questionRoom(state, question))
}

/** The question, with the lines that `painted` showed noted as read. */
export function withSeen(question: Confirm, painted: State): Confirm {
  const { overlay } = painted
  if (overlay?.type !== 'confirm' || overlay.effect !== question.effect) return question
  const { width } = boxSize(painted, overlay)
  const top = Math.min(overlay.top ?? 0, maxQuestionTop(painted, overlay))
  return { ...question, seen: seenBy(question.seen, { top, room: questionRoom(painted, overlay), width }) }
}

/** The first line that was never on screen; undefined if all were. */
export function firstUnseen(question: Confirm, painted: State): number | undefined {
  const lines = question.seen?.lines ?? 0
  return lines < questionLines(painted, question).length ? lines : undefined
}
