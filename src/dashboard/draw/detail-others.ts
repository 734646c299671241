import { relativeTime } from '../../text/relative-time.ts'
import { wrapText } from '../../text/width.ts'
import { keyLabel } from '../keys/bindings.ts'
import type { Line, Piece } from './line.ts'
import type { ActivityRow, SessionRow } from '../snapshot.ts'
import { type Drawing, shortPath, shown } from './drawing.ts'

function keys(
  { state }: Drawing,
  scope: 'sessions' | 'activity' | 'list',
  actions: Readonly<Record<string, string>>,
): Piece[] {
  return Object.entries(actions).flatMap(([action, label]): Piece[] => {
    const key = state.settings.bindings.find((binding) => binding.scope === scope && binding.action === action)?.keys[0]
    return key ? [[keyLabel(key), 'strong'], ` ${label}   `] : []
  })
}

const STATES = {
  live: 'live',
  ended: 'ended; what it left is kept until it is reviewed',
  missing: 'its transcript is missing: nothing more can be read',
} as const

export function drawSessionDetail(drawing: Drawing, session: SessionRow, width: number): Line[] {
  const { state, widths } = drawing
  return [
    ...wrapText(shown(session.title), width - 2, widths).map((text): Line => [' ', [text, 'strong']]),
    [],
    [` ${STATES[session.state]}${session.paused ? ' · paused' : ''}`],
    [
      ` ${session.turnsSeen} ${session.turnsSeen === 1 ? 'turn' : 'turns'} read · ${session.pending} pending · last event ${relativeTime(session.lastEventAt, new Date(state.now)) || 'unknown'}`,
    ],
    [],
    ...(session.cwd === '' ? [] : [[` in ${shortPath(session.cwd, state.settings.home)}`]]),
    [` id ${shown(session.id)}`],
    ...(session.transcriptPath ? [[` ${shortPath(session.transcriptPath, state.settings.home)}`]] : []),
    [],
    [
      ' ',
      ...keys(drawing, 'list', { open: 'show its proposals', transcript: 'transcript' }),
      ...(session.state === 'live' || session.paused
        ? keys(drawing, 'sessions', { 'pause-session': session.paused ? 'resume' : 'pause' })
        : []),
    ],
  ]
}

export function drawActivityDetail(drawing: Drawing, row: ActivityRow, width: number): Line[] {
  const { state, widths } = drawing
  const text = (value: string): Line[] => wrapText(shown(value), width - 2, widths).map((line): Line => [' ', line])
  return [
    [
      ' ',
      [shown(row.subject), 'strong'],
      row.transcriptPath ? ` · ${shortPath(row.transcriptPath, state.settings.home)}` : '',
    ],
    ...text(row.text),
    ...(row.detail ?? []).flatMap(text),
    [],
    [
      '   ',
      ...(row.retryable ? keys(drawing, 'activity', { retry: 'retry now', drop: 'drop the signal' }) : []),
      ...(row.transcriptPath ? keys(drawing, 'list', { transcript: 'open the transcript' }) : []),
      ...keys(drawing, 'list', { copy: 'copy' }),
    ],
  ]
}
