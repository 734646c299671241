import type { Kind } from '../../extract/candidate.ts'
import type { EventMaker } from '../event/event-id.ts'
import type { DecidedEvent } from '../event/event.ts'
import type { Decision, PutOffUntil, Scope } from '../event/vocabulary.ts'
import type { Signable } from './approval.ts'

/** What a person wants done with an item. */
export type Wanted = {
  readonly item: string
  readonly decision: Decision
  readonly text?: string
  readonly kind?: Kind
  readonly scope?: Scope
  /** merge: the item that this one goes into; replace: the learning that this one replaces. */
  readonly other?: string
  readonly until?: PutOffUntil
  /** The person pressed the second key for an item with checks, or for a wider scope. */
  readonly confirmed?: boolean
}

/** The world of a decision: clock, ids and the person's signature come from outside. */
export type DecisionContext = EventMaker & {
  readonly by: DecidedEvent['by']
  /** The mac of an approval, made with the person's key; without it nothing can be approved. */
  readonly sign?: (event: Signable) => string
  /** Marks an edit of what waits as written by this person's Sage. */
  readonly vouch?: (event: Signable) => string
  /** Joins the events of one key press for undo. */
  readonly step: string
}
