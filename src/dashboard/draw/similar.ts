import { diffWordsWithSpace } from 'diff'
import type { Item } from '../../journal/item.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { wrapText } from '../../text/width.ts'
import type { Line, Piece } from './line.ts'
import type { Relation } from '../relation.ts'
import { shown } from '../wording.ts'
import type { Drawing } from './drawing.ts'
import { joinHints, keyHint } from './key-hint.ts'

/** The nearest items, each with the words that differ, and the keys that resolve it. */
export function drawSimilar(drawing: Drawing, item: Item, width: number): Line[] {
  const { state, widths } = drawing
  const relations = state.relations.of(item)
  if (relations.length === 0) return []
  const lines = relations.flatMap((relation): Line[] => {
    const { item: other } = relation
    const since = relativeTime(other.decidedAt ?? other.proposedAt, new Date(state.now))
    const [sign, what]: [Piece, string] =
      relation.kind === 'conflict'
        ? [[' × ', 'bad'], 'contradicts']
        : [[' ≈ ', 'accent'], `${Math.round(relation.score * 100)} %`]
    return [
      [sign, `${what} ${other.status} ${since}`],
      ...wordDiff(shown(other.text), shown(item.text), Math.max(8, width - 5), widths).map((line): Line => [
        '    ',
        ...line,
      ]),
    ]
  })
  return item.status === 'pending' && state.snapshot.readOnly === undefined
    ? [...lines, keysLine(drawing, relations)]
    : lines
}

/** What says the opposite cannot be merged; what waits cannot be replaced. */
function keysLine({ state }: Drawing, relations: readonly Relation[]): Line {
  const isInUse = relations.some(({ item }) => item.status === 'approved')
  const isAlike = relations.some(({ kind }) => kind === 'similar')
  const labels = {
    ...(isAlike && { merge: 'merge into it' }),
    ...(isInUse && { replace: 'replace it' }),
    'keep-both': 'keep both',
  }
  const hints = Object.entries(labels).map(([action, label]) => keyHint(state, 'pending', action, label))
  return ['   ', ...joinHints(hints, ' · ')]
}

/** What the new text takes away and adds, in `[-…-]` and `{+…+}` so that it reads without colour. */
function wordDiff(before: string, after: string, width: number, widths: Drawing['widths']): Line[] {
  const marked = diffWordsWithSpace(before, after)
    .map((part) => (part.added ? `{+${part.value}+}` : part.removed ? `[-${part.value}-]` : part.value))
    .join('')
  let look: 'added' | 'removed' | undefined
  return wrapText(marked, width, widths).map((line) => {
    const pieces: Piece[] = []
    for (const part of line.split(/(\{\+|\+\}|\[-|-\])/u)) {
      const opens = part === '{+' ? 'added' : part === '[-' ? 'removed' : undefined
      const closes = part === '+}' || part === '-]'
      const style: typeof look = opens ?? look
      if (part !== '') pieces.push(style ? [part, style] : part)
      look = opens ?? (closes ? undefined : look)
    }
    return pieces
  })
}
