import { isFromTranscript, type Item } from '../../journal/item/item.ts'
import { displayWidth, truncateStart, type WidthOptions, wrapText } from '../../text/width.ts'
import { BREAKPOINTS } from '../layout/breakpoints.ts'
import type { Pane } from '../layout/layout.ts'
import { textLines } from '../layout/text-lines.ts'
import type { Preview } from '../state/source.ts'
import { CHECK_SENTENCES, shortPath, shown } from '../state/wording.ts'
import { relationsNow } from '../update/foreseen.ts'
import { type Cost, costOf } from './budget.ts'
import type { Drawing } from './drawing.ts'
import { drawEvidence, ONE_LINE, SEVERAL_LINES } from './evidence.ts'
import { factsLine, factsOf, metaLines, reasons } from './facts.ts'
import { keyHint } from './key-hint.ts'
import { type Line, lineWidth, type Piece, signedText, spread } from './line.ts'
import { ruled } from './rules.ts'
import { drawSimilar, similarLabel } from './similar.ts'
import { evidenceLabel } from './when-and-where.ts'

/** All there is to know about an item before deciding. A pane too small for headings and blank lines gets the same facts without them. */
export function drawCard(drawing: Drawing, item: Item, pane: Pane): Line[] {
  const { columns, rows } = BREAKPOINTS.compactDetail
  return pane.height < rows || pane.width < columns ? compact(drawing, item, pane) : roomy(drawing, item, pane)
}

function sourceLabel({ evidence }: Item): string {
  return isFromTranscript(evidence) ? 'whole transcript at this turn' : 'the file at these words'
}

/** Precedes when and where it was said. */
const EVIDENCE = 'Evidence ─ '

/** The fewest cells for a path. */
const MIN_PATH = 14

/** The place of a paragraph in a pane: its lines are indented, and one cell is left free at the right. */
type Block = { readonly width: number; readonly indent: number; readonly widths: WidthOptions }

function titleLines(item: Item, width: number, { widths }: Drawing): Line[] {
  return textLines(item.text, width, widths).map((text): Line => [' ', [text, 'strong']])
}

/** The lines that would be written, uncut. */
function addedLines(text: string, width: number, { widths }: Drawing): Line[] {
  return wrapText(shown(text), Math.max(8, width - 5), widths).map((line): Line => [
    '   ',
    ...signedText(`+ ${line}`, 'added'),
  ])
}

function costLines({ cost, warnings }: Cost, block: Block): Line[] {
  return [...wrapped(cost, block), ...warnings.flatMap((sentence) => signed(WARNING, sentence, block))]
}

const WARNING: Piece = ['!', 'warning']

/** A sentence after a sign, uncut. */
function signed(sign: Piece, sentence: string, block: Block): Line[] {
  const { indent } = block
  return wrapped(sentence, { ...block, indent: indent + 2 }).map((line, index): Line =>
    index === 0 ? [' '.repeat(indent), sign, ' ', ...line.slice(1)] : line,
  )
}

/** What Claude Code reads anyway, if it says the same or the opposite. */
function knownLines({ known }: Preview, block: Block): Line[] {
  if (!known) return []
  return signed(known.state === 'contradicted' ? WARNING : '=', shown(known.sentence), block)
}

/** The results of the checks, in whole sentences. */
function checkLines({ checks }: Item, block: Block): Line[] {
  const ok: Piece = ['✓', 'good']
  if (checks.length === 0)
    return [[' '.repeat(block.indent), ok, ' no secrets  ', ok, ' no hidden characters  ', ok, ' no orders']]
  return checks.flatMap((check) => signed(WARNING, CHECK_SENTENCES[check], block))
}

function wrapped(text: string, { width, indent, widths }: Block): Line[] {
  return wrapText(text, Math.max(8, width - indent - 1), widths).map((line): Line => [' '.repeat(indent), line])
}

/** What is in the Archive is not written anywhere, unless it is restored and approved. */
const WRITES: Readonly<Partial<Record<Item['status'], string>>> = { approved: 'Written', pending: 'Will write' }

/** A path that is too long keeps its end, which says more; when it comes is never cut. */
function writesLabel({ status }: Item, file: string, when: string, { width, widths }: Block): string {
  const verb = `${WRITES[status] ?? 'Would write'} ─ `
  const behind = ` → ${when}`
  // One space on each side of the label, and one at the edge.
  const room = width - 3 - displayWidth(verb + behind, widths)
  return `${verb}${truncateStart(file, Math.max(MIN_PATH, room), widths)}${behind}`
}

function roomy(drawing: Drawing, item: Item, { width, height }: Pane): Line[] {
  const { widths, state } = drawing
  const block = { width, indent: 3, widths }
  const atLeast = (min: number, lines: readonly Line[]): Line[] => {
    const missing = height < BREAKPOINTS.steadyDetail.rows ? 0 : Math.max(0, min - lines.length)
    return [...lines, ...Array.from({ length: missing }, (): Line => [])]
  }
  const head = (label: string): Line => ruled([[` ${label} `, 'strong']], width - 1, widths)
  const preview = drawing.preview(item)
  const file = shortPath(preview.file, state.settings.home)
  const cost = costOf(item, preview)
  const similar = drawSimilar(drawing, item, width)
  return [
    ...atLeast(2, titleLines(item, width, drawing)),
    [],
    ...metaLines(drawing, item, width),
    ...atLeast(2, wrapped(reasons(drawing, item), { ...block, indent: 1 })),
    [],
    head(`${EVIDENCE}${evidenceLabel(drawing, item, width - 3 - lineWidth([` ${EVIDENCE} `], widths))}`),
    ...atLeast(4, drawEvidence(drawing, item, width, SEVERAL_LINES)),
    ...(item.evidence.transcriptPath ? [['   ', ...keyHint(state, 'list', 'transcript', sourceLabel(item))]] : []),
    [],
    head(writesLabel(item, file, cost.when, block)),
    ...atLeast(
      3,
      preview.lines.flatMap((line) => addedLines(line, width, drawing)),
    ),
    ...costLines(cost, block),
    ...(similar.length > 0 ? [[], head(similarLabel(relationsNow(state, item))), ...similar] : []),
    [],
    head('Checks'),
    ...knownLines(preview, block),
    ...checkLines(item, block),
  ]
}

function compact(drawing: Drawing, item: Item, { width }: Pane): Line[] {
  const { widths, state } = drawing
  const block = { width, indent: 1, widths }
  const preview = drawing.preview(item)
  const file = shortPath(preview.file, state.settings.home)
  const cost = costOf(item, preview)
  const narrow = width < BREAKPOINTS.narrow.columns
  const gap: Line[] = narrow ? [[]] : []
  const id = `  id ${shown(item.id)} `
  const inOne = narrow ? undefined : factsLine(drawing, item, width - lineWidth([id], widths))
  const meta: Line[] = inOne
    ? [spread(inOne, [id], width, widths)]
    : [
        [` ${factsOf(item).at(-1)?.join(' · ')}`],
        spread([` ${evidenceLabel(drawing, item, width - 2 - lineWidth([id], widths))}`], [id], width, widths),
      ]
  const others = drawSimilar(drawing, item, width)
  const isContradicted = relationsNow(state, item).some(({ kind }) => kind === 'conflict')
  const first = preview.lines.find((line) => !line.startsWith('<!--') && !line.startsWith('#')) ?? ''
  return [
    ...titleLines(item, width, drawing),
    // What speaks against it is seen without scrolling.
    ...(isContradicted ? others : []),
    ...meta,
    ...gap,
    ...drawEvidence(drawing, item, width, ONE_LINE),
    ...gap,
    [item.status in WRITES ? ` → ${file}, ${cost.when}` : ` would write → ${file}`],
    ...addedLines(first, width, drawing),
    ...costLines(cost, { ...block, indent: 3 }),
    ...(isContradicted ? [] : others),
    ...knownLines(preview, block),
    ...checkLines(item, block),
    ...wrapped(reasons(drawing, item), block),
  ]
}
