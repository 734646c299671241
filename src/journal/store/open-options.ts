import type { SharedPlace } from './shared-learnings.ts'

type JournalPlace = {
  readonly path: string
  /** Where it is remembered how each decided item was left, out of reach of whoever can write the journal. */
  readonly decided: string
  /** The journal's git repository, which shows that a missing journal was deleted. */
  readonly history: string
}

/** What `openJournals()` opens, and for whom. */
export type OpenOptions = {
  readonly project: { readonly workspaceId: string } & JournalPlace
  readonly user: JournalPlace
  /** The shared folder's learnings. */
  readonly shared?: SharedPlace | undefined
  /** The person's key; without it nothing counts as approved and nothing can be approved. */
  readonly key?: Uint8Array | undefined
  /** Judge only what is approved: for hooks, which never show what waits. */
  readonly approvedOnly?: boolean
  /** The newest event when Sage was last opened: what was put off until then, up to this event, is pending again. */
  readonly opened?: string | undefined
  /** Sage is opened now. */
  readonly opens?: boolean
  readonly now?: () => Date
}
