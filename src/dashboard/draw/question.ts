import { wrapText } from '../../text/width.ts'
import type { Confirm, State } from '../state.ts'
import { boxSize, mostTop } from './box.ts'
import { shown } from './drawing.ts'
import type { Line, Style } from './line.ts'

const STYLES: Readonly<Record<string, Style>> = { '! ': 'warning', '+ ': 'added', '- ': 'removed' }

/** A blank line and the keys. */
const KEYS = 2
/** A blank line and the sentence about the budget. */
const BUDGET = 3

/** What is asked about, whole; a line that is too long goes on below where its text began. */
export function questionLines(state: State, question: Confirm): Line[] {
  const { width } = boxSize(state, question)
  const widths = { ambiguousWide: state.settings.ambiguousWide }
  return question.lines.flatMap((line): Line[] => {
    const text = shown(line)
    const before = /^ *(?:\d+ {2})?/u.exec(text)?.[0] ?? ''
    const style = STYLES[text.slice(0, 2)]
    return wrapText(text.slice(before.length), Math.max(4, width - before.length), widths).map((part, index): Line => [
      index === 0 ? before : ' '.repeat(before.length),
      style ? [part, style] : part,
    ])
  })
}

/** How many of its lines are on the screen at once: the keys and the budget always are. */
export function questionRoom(state: State, question: Confirm): number {
  const { height } = boxSize(state, question)
  const fixed = KEYS + (question.approves ? BUDGET : 0)
  const all = questionLines(state, question).length
  // One row says how much there is more.
  return Math.max(1, all <= height - fixed ? height - fixed : height - fixed - 1)
}

export function mostQuestionTop(state: State, question: Confirm): number {
  return mostTop(questionLines(state, question).length, questionRoom(state, question))
}
