import { wrapText } from '../../text/width.ts'
import type { Item } from '../../journal/item.ts'
import { CHECK_SENTENCES } from '../update/confirmations.ts'
import type { Pane } from '../layout.ts'
import { fitLine, type Line, lineWidth, type Piece, ruled, spread } from './line.ts'
import { isItemTab } from '../update/item-tabs.ts'
import { currentList, selectedItem } from '../state.ts'
import { textLines } from '../update/whole-text.ts'
import { drawActivityDetail, drawSessionDetail } from './detail-others.ts'
import { type Cost, costOf } from './budget.ts'
import { type Drawing, shown } from './drawing.ts'
import { drawEvidence, evidenceLabel } from './evidence.ts'
import { certainty, factsLine, kindOf, metaLines, reasons } from './facts.ts'
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

function titleLines(item: Item, width: number): Line[] {
  return textLines(item.text, width).map((text): Line => [' ', [text, 'strong']])
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
