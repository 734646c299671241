import { PASSED_ON } from '../../journal/event/vocabulary.ts'
import type { Item } from '../../journal/item/item.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { visible } from '../../text/sanitize.ts'
import { truncateQuoted, type WidthOptions, wrapText } from '../../text/width.ts'
import { isAgentFile } from '../../transcript/agent-file.ts'
import type { Snapshot } from '../snapshot.ts'
import type { State } from '../state.ts'
import { isKnownSession, sessionLabel } from '../update/session-name.ts'
import { SPEAKER_NAMES } from '../whose-words.ts'
import { shortPath, shown } from '../wording.ts'
import type { Drawing } from './drawing.ts'
import type { Line, Piece } from './line.ts'

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

/** Cells for the name of the speaker. */
const WHO = 7

/** The most lines of each answer, and of the last repetition. */
type MostLines = { readonly answer: number; readonly again: number }
export const SEVERAL_LINES: MostLines = { answer: 3, again: 2 }
export const ONE_LINE: MostLines = { answer: 1, again: 1 }

/** Who said what: the answer before, the words themselves, the answer after, and the last repetition. */
export function drawEvidence({ widths, state }: Drawing, item: Item, width: number, most: MostLines): Line[] {
  const { before = '', after = '', speaker, text, typed = text } = item.evidence
  const room = Math.max(8, width - WHO - 5)
  const last = item.repeats.at(-1)
  const again = last && `${shown(last.text)} (${relativeTime(last.at, new Date(state.now))})`
  return [
    ...(before === ''
      ? []
      : said(SPEAKER_NAMES.assistant, lastLines(wrapText(shown(before), room, widths), most.answer))),
    ...said(SPEAKER_NAMES[speaker], markedLines(markedWords(typed, text), room - 1, widths), BAR),
    ...(after === ''
      ? []
      : said(SPEAKER_NAMES.assistant, firstLines(wrapText(shown(after), room, widths), most.answer))),
    ...(again ? said('again', firstLines(wrapText(again, room - 1, widths), most.again), BAR) : []),
  ]
}

/** Marks what the person said. */
const BAR: Piece = ['▎', 'accent']

/** Lines with the speaker's name before the first one. */
function said(who: string, lines: readonly Line[], bar: Piece = ''): Line[] {
  return lines.map((line, index) => [`   ${(index === 0 ? who : '').padEnd(WHO)}`, bar, ...line])
}

function firstLines(lines: readonly string[], most: number): Line[] {
  if (lines.length <= most) return lines.map((line) => [line])
  return lines.slice(0, most).map((line, index) => [index === most - 1 ? `${line} …` : line])
}

function lastLines(lines: readonly string[], most: number): Line[] {
  if (lines.length <= most) return lines.map((line) => [line])
  return lines.slice(-most).map((line, index) => [index === 0 ? `… ${line}` : line])
}

/**
 * When and where it was said. The age comes first, because a session is named after a prompt, which may be long and get cut; `mostOfTitle`: to
 * how many cells here.
 */
export function whenAndWhere(state: State, item: Item, mostOfTitle?: number): string[] {
  return [relativeTime(item.evidence.at, new Date(state.now)), whence(state, item, mostOfTitle)].filter(Boolean)
}

/** `31m ago · session “auth-refactor”`, in at most `room` cells. */
export function evidenceLabel({ state, widths }: Drawing, item: Item, room: number): string {
  return truncateQuoted(whenAndWhere(state, item).join(' · '), room, widths)
}

function whence({ snapshot, settings }: State, { origin, evidence }: Item, mostOfTitle?: number): string {
  const { sessionId, speaker, transcriptPath } = evidence
  if (origin !== undefined && !origin.startsWith(PASSED_ON)) return shortPath(origin, settings.home)
  if (!isKnownSession(snapshot, sessionId)) {
    if (origin !== undefined && !isPassedOnHere(origin, snapshot)) return 'another project of yours'
    if (speaker === 'file' && transcriptPath !== undefined) return shortPath(transcriptPath, settings.home)
  }
  const session = shown(sessionLabel(snapshot, sessionId, mostOfTitle))
  return isAgentFile(transcriptPath) ? `subagent of ${session}` : session
}

/** Whether it was shared with all projects from here, or taken back here: then its origin is still this project. */
function isPassedOnHere(origin: string, { project }: Snapshot): boolean {
  return origin === PASSED_ON + (project.id ?? '') || origin === `${PASSED_ON}user`
}
