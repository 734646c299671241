import type { State } from '../../dashboard/state/state.ts'
import { relationsNow, replaceableNow } from '../../dashboard/update/foreseen.ts'
import type { Item } from '../../journal/item/item.ts'

type LetterRow = {
  /** What `?` says about it. */
  readonly does: string
  /** The dashboard's key for the same, if it is another letter. */
  readonly key?: string
  /** Decides or edits: not available if nothing can be written. */
  readonly writes?: true
  /** Approves, which only a person may. */
  readonly approves?: true
}

const TABLE = {
  y: { does: 'approve it', key: 'a', writes: true, approves: true },
  n: { does: 'reject it; it is not proposed again', key: 'x', writes: true },
  e: { does: 'edit the text', writes: true },
  s: { does: 'put off until sage is next opened', writes: true },
  m: { does: 'merge it into the similar learning', writes: true },
  '>': { does: 'approve it in place of the learning in use that is named first', writes: true, approves: true },
  u: { does: 'undo the last decision', writes: true },
  U: { does: 'redo what was undone', writes: true },
  j: { does: 'next' },
  k: { does: 'previous' },
  g: { does: 'go to a number' },
  '/': { does: 'filter by words' },
  d: { does: 'reject the rest of this session, after asking', writes: true },
  q: { does: 'quit; everything decided is saved' },
  '?': { does: 'explain the letters' },
} as const satisfies Record<string, LetterRow>

export type Letter = keyof typeof TABLE
/** The letters of the plain mode. */
export const LETTERS: Readonly<Record<Letter, LetterRow>> = TABLE

/** The letters that do something now, for this item. */
export function lettersFor(state: State, item: Item): Letter[] {
  const none = new Set<Letter>()
  if (!relationsNow(state, item).some(({ kind }) => kind === 'similar')) none.add('m')
  if (!replaceableNow(state, item)) none.add('>')
  if (state.redo.length === 0) none.add('U')
  if (item.evidence.sessionId === '') none.add('d')
  return (Object.keys(LETTERS) as Letter[]).filter((letter) => !none.has(letter))
}

/** The default keymap, plus a key for what only the plain mode offers by default. */
export const PLAIN_KEYS = { profile: 'default', pending: { 'reject-session': ['d'] } } as const
