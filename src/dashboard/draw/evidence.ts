import type { Item } from '../../journal/item.ts'
import { PASSED_ON } from '../../journal/vocabulary.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { visible } from '../../text/sanitize.ts'
import { wrapText } from '../../text/width.ts'
import type { Line, Piece } from './line.ts'
import type { Snapshot } from '../snapshot.ts'
import type { State } from '../state.ts'
import { sessionTitle } from '../update/session-title.ts'
import { shown } from '../wording.ts'
import type { Drawing } from './drawing.ts'

/** Private-use signs mark the match while lines are broken: `visible()` lets none through from outside. */
const OPEN = '\ue000'
const CLOSE = '\ue001'

/** The typed words with the ones that justify the item marked by `« »` and by a look of their own. */
export function markedWords(typed: string, match: string): string {
  const whole = visible(typed)
  const part = visible(match)
  const at = part === '' ? -1 : whole.indexOf(part)
  if (at < 0) return whole
  return `${whole.slice(0, at)}${OPEN}${part}${CLOSE}${whole.slice(at + part.length)}`
}

/** Lines with the marks turned into pieces; a match that goes on in the next line stays marked there. */
export function markedLines(text: string, width: number, widths: Drawing['widths']): Line[] {
  let inside = false
  return wrapText(text, width, widths).map((line) => {
    const pieces: Piece[] = []
    let current = ''
    const flush = () => {
      if (current !== '') pieces.push(inside ? [current, 'match'] : current)
      current = ''
    }
    for (const sign of line) {
      if (sign === OPEN) {
        flush()
        inside = true
        current = '«'
      } else if (sign === CLOSE) {
        current += '»'
        flush()
        inside = false
      } else current += sign
    }
    flush()
    return pieces
  })
}

const SPEAKERS = { person: 'you', assistant: 'claude', file: 'file', self: 'you' } as const

/** Who said what: the answer before, the words themselves, the answer after. `short` gives each answer one line. */
export function drawEvidence({ widths, state }: Drawing, item: Item, width: number, short: boolean): Line[] {
  const { evidence } = item
  const label = 8
  const room = Math.max(8, width - label - 4)
  const speech = (who: string, lines: readonly Line[], bar: boolean): Line[] =>
    lines.map((line, index) => [
      `   ${index === 0 ? who.padEnd(label - 1) : ' '.repeat(label - 1)}`,
      bar ? ['▌', 'accent'] : '',
      ...line,
    ])
  const answer = (text: string | undefined, end: 'start' | 'end'): Line[] => {
    if (!text) return []
    const lines = wrapText(shown(text), room, widths)
    const most = short ? 1 : 3
    if (lines.length <= most)
      return speech(
        'claude',
        lines.map((line) => [line]),
        false,
      )
    const kept = end === 'end' ? lines.slice(-most) : lines.slice(0, most)
    const cut =
      end === 'end'
        ? kept.map((line, i) => (i === 0 ? `… ${line}` : line))
        : kept.map((line, i) => (i === most - 1 ? `${line} …` : line))
    return speech(
      'claude',
      cut.map((line) => [line]),
      false,
    )
  }
  /** The last time that it was said again, in which words. */
  const again = (): Line[] => {
    const last = item.repeats.at(-1)
    if (last === undefined) return []
    const age = relativeTime(last.at, new Date(state.now))
    const lines = wrapText(`${shown(last.text)} (${age})`, room - 1, widths)
    const most = short ? 1 : 2
    const kept = lines.slice(0, most).map((line, i) => (i === most - 1 && lines.length > most ? `${line} …` : line))
    return speech(
      'again',
      kept.map((line) => [line]),
      true,
    )
  }
  const words = markedLines(markedWords(evidence.typed ?? evidence.text, evidence.text), room - 1, widths)
  const said = speech(SPEAKERS[evidence.speaker], words, true)
  return [...answer(evidence.before, 'end'), ...said, ...answer(evidence.after, 'start'), ...again()]
}

/** When it was said, and where: the age first, because a session is named by a prompt, which may be long and is cut. */
export function whenAndWhere({ snapshot, now }: State, item: Item): string[] {
  return [relativeTime(item.evidence.at, new Date(now)), shown(whence(snapshot, item))].filter(Boolean)
}

/** `31m ago · session “auth-refactor”`. */
export function evidenceLabel({ state }: Drawing, item: Item): string {
  return whenAndWhere(state, item).join(' · ')
}

function whence(snapshot: Snapshot, { origin, evidence }: Item): string {
  const { sessionId, speaker, transcriptPath } = evidence
  if (origin !== undefined && !origin.startsWith(PASSED_ON)) return origin
  const title = snapshot.sessions.find(({ id }) => id === sessionId)?.title
  if (title) return `session “${title}”`
  if (origin !== undefined && !isPassedOnHere(origin, snapshot)) return 'another project of yours'
  return speaker === 'file' && transcriptPath !== undefined ? transcriptPath : sessionTitle(snapshot, sessionId)
}

/** What was given to all projects, or taken back from there, in this one: it comes from where it came from before. */
function isPassedOnHere(origin: string, { project }: Snapshot): boolean {
  return origin === PASSED_ON + (project.id ?? '') || origin === `${PASSED_ON}user`
}
