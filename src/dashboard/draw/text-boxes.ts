import { MAX_LEARNING } from '../../text/max-learning.ts'
import { wrapText } from '../../text/width.ts'
import { SCOPE_TITLES } from '../keys/key-table.ts'
import type { BoxSize } from '../layout/box.ts'
import { hasSearch, helpLines, helpRoom, KEYS_WIDTH } from '../layout/help.ts'
import type { Help, Prompt } from '../state/overlay.ts'
import { shown } from '../state/wording.ts'
import { type Content, scrolled } from './box-content.ts'
import type { Drawing } from './drawing.ts'
import { column, type Line } from './line.ts'
import { typedLine, typedPieces } from './typed.ts'

/** The keys of this view, and the search among them. */
export function helpContent({ state, widths }: Drawing, help: Help, { width }: BoxSize): Content {
  const search: Line[] = hasSearch(help) ? [['/ ', ...typedLine(help.search, width - 2, widths)]] : []
  const all = helpLines(state, help).map((line): Line =>
    'heading' in line ? [[line.heading, 'strong']] : [[column(line.keys, KEYS_WIDTH, widths), 'strong'], line.phrase],
  )
  const lines = scrolled(all, help.top, helpRoom(state, help))
  return { title: `Keys in ${SCOPE_TITLES[state.tab]}`, lines: [...search, ...lines] }
}

const PROMPTS = { edit: 'Edit the learning', new: 'A new learning, in one sentence', filter: 'Filter' } as const
/** A private-use sign in place of the cursor while lines are wrapped: `shown()` lets none through from outside. */
const CURSOR = '\ue000'
/** Characters on each side of the cursor that are wrapped at least: more than any learning has. */
const MIN_WRAPPED = 4 * MAX_LEARNING

/** The text on as many lines as it takes, with the cursor always visible, and its length. */
export function promptContent({ widths }: Drawing, { purpose, input }: Prompt, { width, height }: BoxSize): Content {
  const { text, cursor } = input
  // What can be in sight: an editor outside may give back a whole file, which would take seconds to wrap for each frame.
  const near = Math.max(MIN_WRAPPED, width * height)
  const [left, right] = [text.slice(Math.max(0, cursor - near), cursor), text.slice(cursor, cursor + near)]
  // As drawn: hidden characters are written out, and take room that they do not have in the text.
  const drawn = `${shown(left)}${CURSOR}${shown(right)}`
  const wrapped = wrapText(drawn, Math.max(4, width - 1), widths)
  const length: Line = [`${text.length} of ${MAX_LEARNING} characters`]
  // In a low window the text has the blank line's place.
  const below: Line[] = wrapped.length + 2 > height ? [length] : [[], length]
  const room = Math.max(1, height - below.length)
  const cursorLine = wrapped.findIndex((line) => line.includes(CURSOR))
  const from = Math.max(0, cursorLine - room + 1)
  const lines = wrapped.slice(from, from + room).map((line): Line => {
    const at = line.indexOf(CURSOR)
    return at < 0 ? [line] : typedPieces({ text: line.replace(CURSOR, ''), cursor: at })
  })
  return { title: PROMPTS[purpose], lines: [...lines, ...below] }
}
