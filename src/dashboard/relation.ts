import type { Item } from '../journal/item.ts'

/** Another item that says nearly the same, or the opposite. */
export type Relation = { readonly item: Item; readonly kind: 'similar' | 'conflict'; readonly score: number }

/** Looks up relations. */
export type Relations = { readonly of: (item: Item) => readonly Relation[] }
export const noRelations: Relations = { of: () => [] }
