import { memoized } from '../../base/memoized.ts'
import type { Kind } from '../../extract/candidate.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { Item } from '../../journal/item/item.ts'

/** An approved item as injection sees it. */
export type Learning = {
  readonly id: string
  readonly kind: Kind
  readonly scope: Scope
  readonly text: string
  readonly confidence: number
  readonly pinned: boolean
  /** How often it was repeated. */
  readonly repeats: number
  /** ISO 8601; later ones come first among equals. */
  readonly decidedAt: string
}

/** The fields that are printed. */
export type Printed = Pick<Learning, 'id' | 'kind' | 'scope' | 'text' | 'confidence'>

type Approved = Pick<Item, 'id' | 'kind' | 'scope' | 'text' | 'confidence' | 'pinned' | 'repeats' | 'proposedAt'> & {
  readonly decidedAt?: string | undefined
}

/** Of each item once: what is read of a learning's text is kept with it, and everything is published after every decision. */
export const learningOf = memoized((item: Approved): Learning => ({
  id: item.id,
  kind: item.kind,
  scope: item.scope,
  text: item.text,
  confidence: item.confidence,
  pinned: item.pinned,
  repeats: item.repeats.length,
  decidedAt: item.decidedAt ?? item.proposedAt,
}))
