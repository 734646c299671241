import { diffWordsWithSpace } from 'diff'
import { type Item, stateOf } from '../../journal/item/item.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { type WidthOptions, wrapText } from '../../text/width.ts'
import type { Relation } from '../state/relation.ts'
import { shown } from '../state/wording.ts'
import { inUseAmong, nearestOf, nextAmong, relationsNow } from '../update/foreseen.ts'
import { mergesMarked } from '../update/joining.ts'
import type { Drawing } from './drawing.ts'
import { joinHints, keyHint, keyHints } from './key-hint.ts'
import { type Line, type Piece, type Style, styled } from './line.ts'

/** The heading: whether others say the same or the opposite, and how differing words are marked. */
export function similarLabel(relations: readonly Relation[]): string {
  const count = (wanted: Relation['kind']) => relations.filter(({ kind }) => kind === wanted).length
  const [conflicts, alike] = [count('conflict'), count('similar')]
  return [
    ...(conflicts > 0 ? [`Contradicts ─ ${conflicts}`] : []),
    ...(alike > 0 ? [`Similar ─ ${alike} · [-it says-] {+this one says+}`] : []),
  ].join(' · ')
}

/**
 * The nearest items, each with the keys that act on it, or with the key that goes there. Similar ones show the differing words, contradicting
 * ones the whole sentence.
 */
export function drawSimilar(drawing: Drawing, item: Item, width: number): Line[] {
  const { state, widths } = drawing
  const relations = relationsNow(state, item)
  if (relations.length === 0) return []
  const canDecide = item.status === 'pending' && state.snapshot.readOnly === undefined
  const next = nextAmong(state, relations)
  return relations.flatMap((relation): Line[] => {
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
    const keys = canDecide ? keysLine(drawing, item, relations, relation) : []
    const way = canDecide || relation !== next ? [] : keyHint(state, 'items', 'other', 'go to it')
    return [
      [sign, ...joinHints([[`${what} · ${whatBecame(other, item, state.now)}`], way], ' · ')],
      ...words.map((line): Line => ['    ', ...line]),
      ...keys,
    ]
  })
}

function whatBecame({ status, decidedAt, proposedAt }: Item, beside: Item, now: number): string {
  if (status === 'pending') return beside.status === 'pending' ? 'pending too' : 'pending'
  return `${stateOf(status)} ${relativeTime(decidedAt ?? proposedAt, new Date(now))}`
}

/**
 * The keys that act on this one. Several may be near, and a key acts on the first one possible, or on what is marked. Keeping an item beside one
 * of them keeps it beside all.
 */
function keysLine({ state }: Drawing, item: Item, relations: readonly Relation[], relation: Relation): Line[] {
  const labels = {
    ...(relation === nearestOf(relations) && !mergesMarked(state, item) && { merge: 'merge into it' }),
    ...(relation === inUseAmong(relations) && { replace: 'replace it' }),
    ...(relation === relations.at(-1) && { 'keep-both': relations.length > 1 ? 'keep all' : 'keep both' }),
  }
  const hints = joinHints(keyHints(state, 'pending', labels), ' · ')
  return hints.length === 0 ? [] : [['   ', ...hints]]
}

const DIFF_MARKS: Readonly<Record<string, Style>> = { '{+': 'added', '+}': 'added', '[-': 'removed', '-]': 'removed' }

/** What the new text removes and adds, in `[-…-]` and `{+…+}`, so that it is readable without colour. */
function wordDiff(before: string, after: string, width: number, widths: WidthOptions): Line[] {
  const marked = diffWordsWithSpace(before, after)
    .map((part) => (part.added ? `{+${part.value}+}` : part.removed ? `[-${part.value}-]` : part.value))
    .join('')
  return wrapText(marked, width, widths).map((line) =>
    line.split(/(\{\+|\+\}|\[-|-\])/u).map((part) => styled(part, DIFF_MARKS[part])),
  )
}
