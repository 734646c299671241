import { wrapText } from '../../text/width.ts'
import { boxSize } from '../layout/box.ts'
import { questionLines, questionRoom, rowsBelow } from '../layout/question.ts'
import type { Confirm } from '../state/overlay.ts'
import { type Content, scrolled } from './box-content.ts'
import { bulkCost } from './budget.ts'
import type { Drawing } from './drawing.ts'
import { type Line, signedText, type Style } from './line.ts'
import { questionKeys } from './question-keys.ts'

const MARKS: Readonly<Record<string, Style>> = { '! ': 'warning', '+ ': 'added', '- ': 'removed' }

/** The question scrolls; the budget and the keys are always visible, the keys at least in the line at the bottom. */
export function questionContent(drawing: Drawing, overlay: Confirm): Content {
  const { state, widths } = drawing
  const lines = questionLines(state, overlay).map(({ indent, text, mark }): Line => {
    return [indent, ...signedText(text, MARKS[mark])]
  })
  const shownLines = scrolled(lines, overlay.top ?? 0, questionRoom(state, overlay))
  return {
    title: overlay.title,
    lines: [
      ...shownLines,
      ...budgetLines(drawing, overlay),
      ...(rowsBelow(state).keys > 0 ? [[], questionKeys(state, overlay, boxSize(state, overlay).width, widths)] : []),
    ],
  }
}

function budgetLines({ state, forecast, widths }: Drawing, overlay: Confirm): Line[] {
  const items = (overlay.approves ?? []).flatMap((id) => state.byId.get(id) ?? [])
  const foretold = items.length === 0 ? undefined : forecast(items)
  if (!foretold) return []
  const missing = foretold.outside.length + foretold.pushedOut.length > 0
  const { width } = boxSize(state, overlay)
  const ways = bulkCost(items.length, foretold).map((sentence) => wrapText(sentence, width, widths))
  const { budget } = rowsBelow(state)
  const max = Math.min(2, budget)
  const text = ways.find((lines) => lines.length <= max) ?? ways.at(-1) ?? []
  const sentence = text.slice(0, max).map((line): Line => [missing ? [line, 'strong'] : line])
  return budget > max ? [[], ...sentence] : sentence
}
