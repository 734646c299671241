import type { Item } from '../../journal/item/item.ts'

/** An approved item, as far as injection looks at it. */
export type Learning = Printed &
  Pick<Item, 'pinned' | 'repeats' | 'proposedAt'> & {
    /** ISO 8601; later ones come first among equals. */
    readonly decidedAt?: string | undefined
  }

/** The fields that are printed. */
export type Printed = Pick<Item, 'id' | 'kind' | 'scope' | 'text' | 'confidence'>
