import { asksForSecondLook, type Item, saidAt, stateOf } from '../../journal/item/item.ts'
import { percentShort } from '../../journal/item/percent.ts'
import type { ActivityEntry } from '../../review/record/activity.ts'
import type { SessionSummary } from '../../review/record/sessions.ts'
import { clockOrDay } from '../../text/clock-time.ts'
import { shortAge } from '../../text/relative-time.ts'
import { truncateQuoted } from '../../text/width.ts'
import { listColumns } from '../layout/list.ts'
import { SIGNS } from '../state/signs.ts'
import { isOutside } from '../state/snapshot.ts'
import { currentList, type Row } from '../state/state.ts'
import { shown } from '../state/wording.ts'
import { oppositesNow, relationsNow } from '../update/foreseen.ts'
import type { Drawing } from './drawing.ts'
import { withFoundWords } from './found-words.ts'
import { column, columnRight, type Line, type Piece, pieceStyle, pieceText, styled } from './line.ts'
import { inOneCell, ruled } from './rules.ts'

/** A heading, or an entry of the current tab. */
export function drawRow(drawing: Drawing, row: Row, width: number): Line {
  if (row.type === 'entry') return drawEntry(drawing, row.id, width)
  const { widths } = drawing
  const count = ` ─ ${row.count} `
  const label = truncateQuoted(shown(row.label), width - count.length - 2, widths)
  return ruled([[` ${label}${count}`, 'strong']], width - 1, widths)
}

function drawEntry(drawing: Drawing, id: string, width: number): Line {
  const { state } = drawing
  if (state.tab === 'sessions') {
    const session = state.snapshot.sessions.find((candidate) => candidate.id === id)
    return session ? drawSession(drawing, session, width) : []
  }
  if (state.tab === 'activity') {
    const entry = state.snapshot.activity.find((candidate) => candidate.id === id)
    return entry ? drawActivity(drawing, entry, width) : []
  }
  const item = state.byId.get(id)
  return item ? drawItem(drawing, item, width) : []
}

/** Cursor, mark, and a sign for what to know before reading; never colour alone. */
function front({ state, widths }: Drawing, id: string, sign: Piece): Piece[] {
  const { selected, marks } = currentList(state)
  const signs: Piece[] = [
    selected === id ? ['▸', 'pointer'] : ' ',
    marks.has(id) ? [SIGNS.marked.sign, 'accent'] : ' ',
    sign,
    ' ',
  ]
  return signs.map((piece) => styled(inOneCell(pieceText(piece), widths), pieceStyle(piece)))
}

function signOf({ state }: Drawing, item: Item): Piece {
  if (oppositesNow(state, item).length > 0) return [SIGNS.opposite.sign, 'bad']
  if (asksForSecondLook(item) || item.repeats.some((repeat) => repeat.afterDelivery))
    return [SIGNS.flagged.sign, 'warning']
  if (item.status === 'pending' && relationsNow(state, item).length > 0) return [SIGNS.similar.sign, 'accent']
  if (item.status === 'approved' && isOutside(state.snapshot, item.id)) return [SIGNS.outside.sign, 'warning']
  return item.pinned ? [SIGNS.pinned.sign, 'accent'] : ' '
}

const SCOPE_SHORT = { project: 'proj', user: 'user', global: 'glob' } as const

function drawItem(drawing: Drawing, item: Item, width: number): Line {
  const { state, widths } = drawing
  const columns = listColumns(state, width)
  const text = column(shown(item.text), columns.text, widths)
  const selected = currentList(state).selected === item.id
  const age = shortAge(state.tab === 'pending' ? saidAt(item) : (item.decidedAt ?? saidAt(item)), new Date(state.now))
  return [
    ...front(drawing, item.id, signOf(drawing, item)),
    ...withFoundWords(state, text, selected ? 'current' : undefined),
    ' ',
    columnRight(state.tab === 'archive' ? stateOf(item.status) : SCOPE_SHORT[item.scope], columns.scope, widths),
    columnRight(state.tab === 'approved' ? givenShort(item) : percentShort(item), columns.confidence, widths),
    columnRight(age, columns.age, widths),
    ' ',
  ]
}

/** How many sessions were given it; empty if none. */
function givenShort({ deliveredTo }: Item): string {
  return deliveredTo.length === 0 ? '' : `${deliveredTo.length}${SIGNS.given.sign}`
}

function drawSession(drawing: Drawing, session: SessionSummary, width: number): Line {
  const { state, widths } = drawing
  const signs = { live: ['●', 'good'], ended: ['○', 'faint'], missing: ['!', 'warning'] } as const
  const behind = `${session.paused ? 'paused ' : ''}${session.pending} pending ${columnRight(shortAge(session.lastEventAt, new Date(state.now)), 4, widths)} `
  const room = Math.max(1, width - 4 - behind.length - 1)
  return [
    ...front(drawing, session.id, signs[session.state]),
    ...withFoundWords(state, column(shown(session.title), room, widths)),
    ' ',
    behind,
  ]
}

const ACTIVITY_SIGNS = {
  ok: ['✓', 'good'],
  error: ['✗', 'bad'],
  info: '·',
  undo: '↶',
  reject: ['✗', 'faint'],
} as const satisfies Record<ActivityEntry['mark'], Piece>

/** Cells for today's time, or for the day. */
const WHEN = 6
/** Cells for what happened: `said again anyway`, and what an undo took back. */
const SUBJECT = 17

function drawActivity(drawing: Drawing, entry: ActivityEntry, width: number): Line {
  const { state, widths } = drawing
  const [subject, text] = [shown(entry.subject), shown(entry.text)]
  const cells = Math.min(SUBJECT, Math.max(8, Math.floor(width * 0.34)))
  const room = Math.max(1, width - 4 - WHEN - 3 - cells)
  return [
    ...front(drawing, entry.id, ACTIVITY_SIGNS[entry.mark]),
    columnRight(clockOrDay(entry.at, new Date(state.now)), WHEN, widths),
    ' ',
    ...withFoundWords(state, column(subject, cells, widths)),
    ' ',
    ...withFoundWords(state, column(truncateQuoted(text, room, widths), room, widths)),
    ' ',
  ]
}
