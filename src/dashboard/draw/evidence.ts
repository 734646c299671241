import type { Item } from '../../journal/item/item.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { visible } from '../../text/sanitize.ts'
import { type WidthOptions, wrapText } from '../../text/width.ts'
import { SPEAKER_NAMES } from '../state/whose-words.ts'
import { shown } from '../state/wording.ts'
import type { Drawing } from './drawing.ts'
import { type Line, type Piece, styled } from './line.ts'

/** Private-use signs mark the match while lines are wrapped: `visible()` lets none through from outside. */
const OPEN = '\ue000'
const CLOSE = '\ue001'

/** The typed words, with the match between signs that become `« »` and a style. */
function markedWords(typed: string, match: string): string {
  const whole = visible(typed)
  const part = visible(match)
  const at = part === '' ? -1 : whole.indexOf(part)
  if (at < 0) return whole
  return `${whole.slice(0, at)}${OPEN}${part}${CLOSE}${whole.slice(at + part.length)}`
}

/** Wrapped lines, with the signs turned into pieces; a match that continues on the next line stays marked. */
function markedLines(text: string, width: number, widths: WidthOptions): Line[] {
  let inside = false
  return wrapText(text, width, widths).map((line) =>
    line.split(/(?=\ue000)|(?<=\ue001)/u).map((part): Piece => {
      inside ||= part.startsWith(OPEN)
      const piece = styled(part.replace(OPEN, '«').replace(CLOSE, '»'), inside ? 'match' : undefined)
      if (part.endsWith(CLOSE)) inside = false
      return piece
    }),
  )
}

/** Cells for the name of the speaker. */
const WHO = 7

/** The most lines of each answer, and of the last repetition. */
type MaxLines = { readonly answer: number; readonly again: number }
export const SEVERAL_LINES: MaxLines = { answer: 3, again: 2 }
export const ONE_LINE: MaxLines = { answer: 1, again: 1 }

/** Who said what: the answer before, the words themselves, the answer after, and the last repetition. */
export function drawEvidence({ widths, state }: Drawing, item: Item, width: number, max: MaxLines): Line[] {
  const { before = '', after = '', speaker, text, typed = text } = item.evidence
  const room = Math.max(8, width - WHO - 5)
  const last = item.repeats.at(-1)
  const again = last && `${shown(last.text)} (noted ${relativeTime(last.at, new Date(state.now))})`
  return [
    ...(before === ''
      ? []
      : said(SPEAKER_NAMES.assistant, lastLines(wrapText(shown(before), room, widths), max.answer))),
    ...said(SPEAKER_NAMES[speaker], markedLines(markedWords(typed, text), room - 1, widths), BAR),
    ...(after === ''
      ? []
      : said(SPEAKER_NAMES.assistant, firstLines(wrapText(shown(after), room, widths), max.answer))),
    ...(again ? said('again', firstLines(wrapText(again, room - 1, widths), max.again), BAR) : []),
  ]
}

/** Marks what the person said. */
const BAR: Piece = ['▎', 'accent']

/** Lines with the speaker's name before the first one. */
function said(who: string, lines: readonly Line[], bar: Piece = ''): Line[] {
  return lines.map((line, index) => [`   ${(index === 0 ? who : '').padEnd(WHO)}`, bar, ...line])
}

function firstLines(lines: readonly string[], max: number): Line[] {
  if (lines.length <= max) return lines.map((line) => [line])
  return lines.slice(0, max).map((line, index) => [index === max - 1 ? `${line} …` : line])
}

function lastLines(lines: readonly string[], max: number): Line[] {
  if (lines.length <= max) return lines.map((line) => [line])
  return lines.slice(-max).map((line, index) => [index === 0 ? `… ${line}` : line])
}
