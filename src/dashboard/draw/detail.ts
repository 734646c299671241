import { relativeTime } from '../../text/relative-time.ts'
import { wrapText } from '../../text/width.ts'
import type { Item } from '../../journal/item.ts'
import { CHECK_SENTENCES } from '../update/confirmations.ts'
import type { Pane } from '../layout.ts'
import { fitLine, type Line, lineWidth, type Piece, pieceText, ruled, spread } from './line.ts'
import { isItemTab } from '../update/rows.ts'
import { currentList, selectedItem } from '../state.ts'
import { textLines } from '../update/whole-text.ts'
import { drawActivityDetail, drawSessionDetail } from './detail-others.ts'
import { type Cost, costOf } from './budget.ts'
import { confidenceWords, type Drawing, shown } from './drawing.ts'
import { drawEvidence, evidenceLabel, whenAndWhere } from './evidence.ts'
import { drawSimilar } from './similar.ts'

/** Lines in the pane, from where it is scrolled to; the last row says how much is below. */
export function drawDetail(drawing: Drawing, pane: Pane): Line[] {
  const { state, widths } = drawing
  const all = detailLines(drawing, pane)
  const top = Math.min(state.detailTop, Math.max(0, all.length - pane.height))
  const lines = all.slice(top, top + pane.height).map((line) => fitLine(line, pane.width, widths))
  const below = all.length - top - pane.height
  if (below > 0 && lines.length > 1) {
    const note = ` ⏎ more (${below + 1} lines) `
    lines[lines.length - 1] = fitLine(
      [' '.repeat(Math.max(0, pane.width - note.length - 1)), [note, 'faint']],
      pane.width,
      widths,
    )
  }
  const blank = fitLine([], pane.width)
  return [...lines, ...Array.from({ length: Math.max(0, pane.height - lines.length) }, () => blank)]
}

/** How many lines are below what `drawDetail()` shows in that pane. */
export function countBelow(drawing: Drawing, pane: Pane): number {
  return Math.max(0, detailLines(drawing, pane).length - drawing.state.detailTop - pane.height)
}

function detailLines(drawing: Drawing, pane: Pane): Line[] {
  const { state } = drawing
  const { selected } = currentList(state)
  if (state.tab === 'sessions') {
    const session = state.snapshot.sessions.find(({ id }) => id === selected)
    return session ? drawSessionDetail(drawing, session, pane.width) : []
  }
  if (state.tab === 'activity') {
    const row = state.snapshot.activity.find(({ id }) => id === selected)
    return row ? drawActivityDetail(drawing, row, pane.width) : []
  }
  const item = isItemTab(state.tab) ? selectedItem(state) : undefined
  if (!item) return []
  // A pane that is too small for headings and blank lines gets the same facts without them.
  return pane.height < 18 || pane.width < 50 ? compact(drawing, item, pane) : roomy(drawing, item, pane)
}

const kindOf = (item: Item) => item.kind.replaceAll('_', ' ')

function titleLines(item: Item, width: number): Line[] {
  return textLines(item.text, width).map((text): Line => [' ', [text, 'strong']])
}

/** Why this is proposed: what matched, who said it, how often, and what became of it. */
function reasons(drawing: Drawing, item: Item): string {
  // What speaks for it; what speaks against it has been outweighed, and `sage show` lists both.
  const because = item.parts
    .filter(({ weight }) => weight > 0)
    .map((part) => shown(part.because))
    .slice(0, 3)
  // That a person wrote it by hand stands in the place of how sure it is.
  const speakers = { person: ['said by you'], assistant: ['said by Claude'], file: ['from a file'], self: [] } as const
  const reworded = item.formerTexts.length > 0 && item.evidence.speaker !== 'self'
  const repeats = item.repeats.length
  const failing = item.repeats.filter((repeat) => repeat.afterDelivery).length
  const age = item.lastDeliveredAt ? `, last ${relativeTime(item.lastDeliveredAt, new Date(drawing.state.now))}` : ''
  return [
    ...(reworded ? ['in your words now; what was said is below'] : because),
    ...speakers[item.evidence.speaker],
    ...(repeats > 0 ? [`said again ${repeats}×`] : []),
    ...givenTo(item, age),
    ...(failing > 0 ? [`had to be said again ${failing}× although it was given`] : []),
  ].join(' · ')
}

/** Sessions that are proven to have it: their transcripts show it. */
function givenTo({ status, deliveredTo }: Item, age: string): string[] {
  const count = deliveredTo.length
  if (count > 0) return [`given to ${count} ${count === 1 ? 'session' : 'sessions'}${age}`]
  return status === 'approved' ? ['given to no session yet'] : []
}

function writeLines(
  drawing: Drawing,
  item: Item,
): { file: string; lines: readonly string[]; cost: Cost; known: Piece[][] } {
  const preview = drawing.preview(item)
  const { file, lines, known } = preview
  return {
    file: shown(file),
    lines: lines.map(shown),
    cost: costOf(item, preview),
    known: known ? [[known.state === 'contradicted' ? ['! ', 'warning'] : '= ', shown(known.sentence)]] : [],
  }
}

function costLines({ cost, warnings }: Cost, width: number, drawing: Drawing): Line[] {
  return [
    ...wrapped(cost, width, 3, drawing),
    ...warnings.flatMap((sentence) => warningLines(sentence, width, 3, drawing)),
  ]
}

function warningLines(sentence: string, width: number, indent: number, drawing: Drawing): Line[] {
  return wrapped(sentence, width, indent + 2, drawing).map((line, index): Line =>
    index === 0 ? [' '.repeat(indent), ['! ', 'warning'], ...line.slice(1)] : line,
  )
}

/** What was looked for and not found, or what was found, in whole sentences. */
function checkLines(drawing: Drawing, item: Item, width: number, indent: number): Line[] {
  const ok: Piece = ['✓', 'good']
  if (item.checks.length === 0)
    return [[' '.repeat(indent), ok, ' no secrets  ', ok, ' no hidden characters  ', ok, ' no orders']]
  return item.checks.flatMap((check) => warningLines(CHECK_SENTENCES[check], width, indent, drawing))
}

function wrapped(text: string, width: number, indent: number, { widths }: Drawing): Line[] {
  return wrapText(text, Math.max(8, width - indent - 1), widths).map((line): Line => [' '.repeat(indent), line])
}

/** How sure it is that this is worth keeping; what a person wrote by hand is not guessed. */
function certainty(item: Item): { readonly bar: string; readonly words: string } {
  return item.evidence.speaker === 'self' ? { bar: '', words: 'written by you' } : confidenceWords(item.confidence)
}

/** Kind, scope, certainty and id. Where the pane is narrow, what the rest says anyway gives way; the id never does. */
function metaLines({ widths }: Drawing, item: Item, width: number): Line[] {
  const { bar, words } = certainty(item)
  const status = item.status === 'pending' || item.status === 'approved' ? '' : item.status
  const id: Piece = [`id ${shown(item.id)} `, 'faint']
  const room = width - pieceText(id).length - 1
  const ways = [
    [kindOf(item), `scope ${item.scope}`, `${bar} ${words}`.trim(), status],
    [kindOf(item), item.scope, `${bar} ${words}`.trim(), status],
    [kindOf(item), item.scope, words, status],
  ].map((parts): Line => [` ${parts.filter(Boolean).join('   ')}`])
  const fits = ways.find((line) => lineWidth(line, widths) <= room)
  return fits ? [spread(fits, [id], width, widths)] : [ways[0] ?? [], [' ', id]]
}

/** From this height on, sections keep their places from item to item: an eye that reads down a list finds each where the last one was. */
const ROOM_TO_KEEP_PLACES = 28

function roomy(drawing: Drawing, item: Item, { width, height }: Pane): Line[] {
  const { widths, state } = drawing
  const atLeast = (least: number, lines: readonly Line[]): Line[] => {
    const missing = height < ROOM_TO_KEEP_PLACES ? 0 : Math.max(0, least - lines.length)
    return [...lines, ...Array.from({ length: missing }, (): Line => [])]
  }
  const head = (label: string): Line => ruled([[` ${label} `, 'strong']], width - 1, '─', widths)
  const write = writeLines(drawing, item)
  const similar = drawSimilar(drawing, item, width)
  return [
    ...atLeast(2, titleLines(item, width)),
    [],
    ...metaLines(drawing, item, width),
    ...atLeast(2, wrapped(reasons(drawing, item), width, 1, drawing)),
    [],
    head(`Evidence ─ ${evidenceLabel(drawing, item)}`),
    ...atLeast(4, drawEvidence(drawing, item, width, false)),
    ...(item.evidence.transcriptPath
      ? [[['   t', 'strong'], ' whole transcript at this turn'] as const satisfies Line]
      : []),
    [],
    head(`${item.status === 'approved' ? 'Written' : 'Will write'} ─ ${write.file} → ${write.cost.when}`),
    ...atLeast(
      3,
      write.lines.flatMap((line) =>
        wrapText(line, Math.max(8, width - 5), widths).map((text): Line => ['   ', [`+ ${text}`, 'added']]),
      ),
    ),
    ...costLines(write.cost, width, drawing),
    ...(similar.length > 0
      ? [[], head(`Similar ─ ${state.relations.of(item).length} · [-its words-] {+the words of this one+}`), ...similar]
      : []),
    [],
    head('Checks'),
    ...write.known.map((pieces): Line => ['   ', ...pieces]),
    ...checkLines(drawing, item, width, 3),
  ]
}

/** In one line, so much of it that the age is whole; what is cut is the name of the session. */
function factsLine({ state, widths }: Drawing, item: Item, room: number): Line {
  const { bar, words } = certainty(item)
  const [age = '', where = ''] = whenAndWhere(state, item)
  const ways = [
    [kindOf(item), `scope ${item.scope}`, `${bar} ${words}`.trim()],
    [kindOf(item), item.scope, `${bar} ${words}`.trim()],
    [kindOf(item), item.scope, words],
  ].map((facts) => ` ${[...facts, age].join(' · ')}`)
  const fits = ways.find((line) => lineWidth([line], widths) <= room) ?? ways.at(-1) ?? ''
  return [where === '' ? fits : `${fits} · ${where}`]
}

function compact(drawing: Drawing, item: Item, { width }: Pane): Line[] {
  const { widths } = drawing
  const write = writeLines(drawing, item)
  const narrow = width < 60
  const { words } = certainty(item)
  const id: Piece = [`  id ${shown(item.id)} `, 'faint']
  const meta: Line[] = narrow
    ? [
        [` ${[kindOf(item), item.scope, words].join(' · ')}`],
        spread([` ${evidenceLabel(drawing, item)}`], [id], width, widths),
      ]
    : [spread(factsLine(drawing, item, width - lineWidth([id], widths)), [id], width, widths)]
  const [first = ''] = write.lines.filter((line) => !line.startsWith('<!--') && !line.startsWith('#'))
  return [
    ...titleLines(item, width),
    ...meta,
    ...(narrow ? [[] as Line] : []),
    ...drawEvidence(drawing, item, width, true),
    ...(narrow ? [[] as Line] : []),
    [` → ${write.file} `, [write.cost.when, 'faint']],
    ...wrapText(first, Math.max(8, width - 5), widths).map((text): Line => ['   ', [`+ ${text}`, 'added']]),
    ...costLines(write.cost, width, drawing),
    ...drawSimilar(drawing, item, width),
    ...write.known.map((pieces): Line => [' ', ...pieces]),
    ...checkLines(drawing, item, width, 1),
    ...wrapped(reasons(drawing, item), width, 1, drawing),
  ]
}
