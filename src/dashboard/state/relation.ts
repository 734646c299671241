import { memoized } from '../../base/memoized.ts'
import { createOpposites, type Opposites } from '../../inject/statement/opposites.ts'
import type { Item } from '../../journal/item/item.ts'

/** Another item that says nearly the same, or the opposite. */
export type Relation =
  | { readonly item: Item; readonly kind: 'similar'; readonly score: number }
  | { readonly item: Item; readonly kind: 'conflict' }

/** Looks up relations between what waits and what is in use. */
export type Relations = {
  /** The nearest: contradictions first, then what is in use. */
  readonly of: (item: Item) => readonly Relation[]
  /** Everything that says the opposite. */
  readonly opposites: (item: Item) => readonly Item[]
  /** Those of these items that are not in the relations yet: finding those takes a moment, in which keys may be pressed. */
  readonly missing: (items: readonly Item[]) => Opposites<Item>
}

/** Reads the items that are not known, at once. */
export function missingIn(isKnown: (item: Item) => boolean): Relations['missing'] {
  return memoized((items: readonly Item[]) => {
    const missing = createOpposites<Item>()
    for (const item of items) if (!isKnown(item)) missing.add(item)
    return missing
  })
}

export const noRelations: Relations = { of: () => [], opposites: () => [], missing: missingIn(() => false) }
