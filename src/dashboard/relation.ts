import type { Item } from '../journal/item/item.ts'

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
}
export const noRelations: Relations = { of: () => [], opposites: () => [] }
