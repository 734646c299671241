import { diffWordsWithSpace } from 'diff'
import { type Item, stateOf } from '../../journal/item/item.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { type WidthOptions, wrapText } from '../../text/width.ts'
import type { Relation } from '../relation.ts'
import { relationsNow } from '../update/foreseen.ts'
import { shown } from '../wording.ts'
import type { Drawing } from './drawing.ts'
import { joinHints, keyHints } from './key-hint.ts'
import { type Line, type Piece, styled } from './line.ts'

/** The heading: whether others say the same or the opposite, and how differing words are marked. */
export function similarLabel(relations: readonly Relation[]): string {
  const count = (wanted: Relation['kind']) => relations.filter(({ kind }) => kind === wanted).length
  const [conflicts, alike] = [count('conflict'), count('similar')]
  return [
    ...(conflicts > 0 ? [`Contradicts ─ ${conflicts}`] : []),
    ...(alike > 0 ? [`Similar ─ ${alike} · [-it says-] {+this one says+}`] : []),
  ].join(' · ')
}

/** The nearest items and the keys that resolve them. Similar ones show the differing words, contradicting ones the whole sentence. */
export function drawSimilar(drawing: Drawing, item: Item, width: number): Line[] {
  const { state, widths } = drawing
  const relations = relationsNow(state, item)
  if (relations.length === 0) return []
  const lines = relations.flatMap((relation): Line[] => {
    const { item: other } = relation
    const room = Math.max(8, width - 5)
    const [sign, what, words]: [Piece, string, Line[]] =
      relation.kind === 'conflict'
        ? [[' × ', 'bad'], 'contradicts', wrapText(shown(other.text), room, widths).map((line) => [line])]
        : [
            [' ≈ ', 'accent'],
            `${Math.round(relation.score * 100)} %`,
            wordDiff(shown(other.text), shown(item.text), room, widths),
          ]
    return [[sign, `${what} · ${whatBecame(other, state.now)}`], ...words.map((line): Line => ['    ', ...line])]
  })
  return item.status === 'pending' && state.snapshot.readOnly === undefined
    ? [...lines, keysLine(drawing, relations)]
    : lines
}

function whatBecame({ status, decidedAt, proposedAt }: Item, now: number): string {
  return status === 'pending'
    ? 'waits too'
    : `${stateOf(status)} ${relativeTime(decidedAt ?? proposedAt, new Date(now))}`
}

/** A contradiction cannot be merged; what waits cannot be replaced. */
function keysLine({ state }: Drawing, relations: readonly Relation[]): Line {
  const isInUse = relations.some(({ item }) => item.status === 'approved')
  const isAlike = relations.some(({ kind }) => kind === 'similar')
  const labels = {
    ...(isAlike && { merge: 'merge into it' }),
    ...(isInUse && { replace: 'replace it' }),
    'keep-both': 'keep both',
  }
  return ['   ', ...joinHints(keyHints(state, 'pending', labels), ' · ')]
}

/** What the new text removes and adds, in `[-…-]` and `{+…+}`, so that it is readable without colour. */
function wordDiff(before: string, after: string, width: number, widths: WidthOptions): Line[] {
  const marked = diffWordsWithSpace(before, after)
    .map((part) => (part.added ? `{+${part.value}+}` : part.removed ? `[-${part.value}-]` : part.value))
    .join('')
  let look: 'added' | 'removed' | undefined
  return wrapText(marked, width, widths).map((line) => {
    const pieces: Piece[] = []
    for (const part of line.split(/(\{\+|\+\}|\[-|-\])/u)) {
      const opens = part === '{+' ? 'added' : part === '[-' ? 'removed' : undefined
      const closes = part === '+}' || part === '-]'
      if (part !== '') pieces.push(styled(part, opens ?? look))
      look = opens ?? (closes ? undefined : look)
    }
    return pieces
  })
}
