import type { ActivityEntry } from '../../review/record/activity.ts'
import type { SessionSummary } from '../../review/record/sessions.ts'
import { dayAndClock } from '../../text/clock-time.ts'
import { count } from '../../text/count.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { wrapText } from '../../text/width.ts'
import type { KeyScope } from '../keys/keymap.ts'
import { sessionToShow } from '../state/selected.ts'
import type { State } from '../state/state.ts'
import { shortPath, shown } from '../state/wording.ts'
import type { Drawing } from './drawing.ts'
import { joinHints, keyHints } from './key-hint.ts'
import { type Line, lineWidth, type Piece, type Style } from './line.ts'

/** Precedes a key hint, and separates two. */
const INDENT = '   '

/** The hints one after the other, in as many lines as they take: none is cut. */
function hintLines({ widths }: Drawing, all: readonly Piece[][], width: number): Line[] {
  const lines: Piece[][][] = []
  for (const hint of all.filter((pieces) => pieces.length > 0)) {
    const last = lines.at(-1)
    if (last && lineWidth([INDENT, ...joinHints([...last, hint], INDENT)], widths) <= width) last.push(hint)
    else lines.push([hint])
  }
  return lines.map((line) => [INDENT, ...joinHints(line, INDENT)])
}

/** Keys that write, and what each does; none if nothing can be written. */
function writingHints(state: State, scope: KeyScope, actions: Readonly<Record<string, string>>): Piece[][] {
  return state.snapshot.readOnly === undefined ? keyHints(state, scope, actions) : []
}

const STATES = {
  live: 'live',
  ended: 'ended',
  missing: 'its transcript is missing: nothing more can be read',
} as const

/** Wraps text from outside into as many lines as it takes. */
function wrapper({ widths }: Drawing, width: number): (text: string, style?: Style) => Line[] {
  return (text, style) =>
    wrapText(shown(text), width - 2, widths).map((line): Line => [' ', style ? [line, style] : line])
}

/** What the transcript of a session proves that it was given. */
function givenTexts({ state }: Drawing, { id }: SessionSummary): string[] {
  return state.snapshot.items.filter(({ deliveredTo }) => deliveredTo.includes(id)).map(({ text }) => shown(text))
}

/** How many learnings a session was given, and when. What Claude Code read in an imported file, or what Sage has not read yet, is not known. */
function givenLine({ state }: Drawing, { state: lives, givenAt }: SessionSummary, texts: readonly string[]): string {
  if (texts.length === 0) return `given by hooks: nothing seen${lives === 'live' ? ' yet' : ''}`
  const when = givenAt === undefined ? [] : [dayAndClock(givenAt), relativeTime(givenAt, new Date(state.now))]
  return [`given ${count(texts.length, 'learning')}`, ...when].join(' · ')
}

function listed({ widths }: Drawing, texts: readonly string[], width: number): Line[] {
  return texts.flatMap((text) =>
    wrapText(text, width - 4, widths).map((line, index): Line => [index === 0 ? ' · ' : '   ', line]),
  )
}

/** How far a session was read, what it was given, where its transcript is, and the keys that act on it. */
export function drawSessionDetail(drawing: Drawing, session: SessionSummary, width: number): Line[] {
  const { state } = drawing
  const text = wrapper(drawing, width)
  const given = givenTexts(drawing, session)
  const howFar = [
    `${count(session.turnsSeen, 'turn')} read`,
    `${session.pending} pending`,
    `last event ${relativeTime(session.lastEventAt, new Date(state.now)) || 'unknown'}`,
  ]
  return [
    ...text(session.title, 'strong'),
    ...(session.refused === undefined ? [] : text(session.refused)),
    ...text(
      [
        session.refused === undefined ? STATES[session.state] : 'not read',
        ...(session.paused ? ['paused'] : []),
        ...howFar,
      ].join(' · '),
    ),
    ...text(givenLine(drawing, session, given)),
    ...listed(drawing, given, width),
    [],
    ...(session.cwd === '' ? [] : text(`in ${shortPath(session.cwd, state.settings.home)}`)),
    [` id ${shown(session.id)}`],
    ...(session.transcriptPath ? text(shortPath(session.transcriptPath, state.settings.home)) : []),
    [],
    ...hintLines(
      drawing,
      [
        ...keyHints(state, 'list', {
          ...(session.pending > 0 ? { open: 'show its proposals' } : {}),
          transcript: 'transcript',
        }),
        ...(session.state === 'live' || session.paused
          ? writingHints(state, 'sessions', { 'pause-session': session.paused ? 'resume' : 'pause' })
          : []),
      ],
      width,
    ),
  ]
}

/** What happened, uncut, and the keys that act on it. */
export function drawActivityDetail(drawing: Drawing, entry: ActivityEntry, width: number): Line[] {
  const { state } = drawing
  const text = wrapper(drawing, width)
  const when = [dayAndClock(entry.at), relativeTime(entry.at, new Date(state.now))].filter(Boolean).join(' · ')
  const dated: Line[] = when === '' ? [] : [[` ${when}`], []]
  return [
    ...text(entry.subject, 'strong'),
    ...dated,
    ...text(entry.text),
    ...(entry.detail ?? []).flatMap((line) => text(line)),
    ...(entry.transcriptPath ? text(shortPath(entry.transcriptPath, state.settings.home)) : []),
    [],
    ...hintLines(
      drawing,
      [
        ...(entry.failedSession !== undefined
          ? writingHints(state, 'activity', { retry: 'retry now', drop: 'give up on it' })
          : []),
        ...(entry.transcriptPath ? keyHints(state, 'list', { transcript: 'open the transcript' }) : []),
        ...keyHints(state, 'list', {
          ...(entry.item !== undefined && { open: 'show it in its list' }),
          ...(sessionToShow(state) !== undefined && { open: 'show its proposals' }),
          copy: 'copy',
        }),
      ],
      width,
    ),
  ]
}
