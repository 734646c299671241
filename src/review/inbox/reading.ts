import { collectChanges } from './changes.ts'
import type { Inbox } from './inbox.ts'
import type { ReviewContext } from '../propose/review-context.ts'

/** A reading of transcripts that comes to an end. */
export type Reading = {
  readonly review: ReviewContext
  /** Approves what the person left to Sage, and writes what follows from all that was found. Returns what went wrong, as sentences. */
  readonly finish: () => Promise<Finished>
}

/**
 * `approved`: the items that `auto_approve` approved. `unsettled`: Claude is not given it yet. `unkept`: it is not in the history, which Sage
 * does without (no git).
 */
export type Finished = {
  readonly approved: readonly string[]
  readonly unsettled: string | undefined
  readonly unkept: string | undefined
}

/** What `auto_approve` approved is said wherever it is done. */
export function approvedByItself(ids: readonly string[]): string {
  return `Approved by itself (auto_approve): ${ids.join(', ')}. "sage undo" takes it back`
}

export function beginReading(inbox: Inbox, world: { readonly insideClaude: boolean }): Reading {
  const changes = collectChanges()
  return {
    review: inbox.reviewContext(changes),
    async finish() {
      const approved = inbox.autoApprove(changes.takeProposed(), world)
      changes.add(approved)
      const unsettled = inbox.settler.settle(changes.take())
      return { approved: approved.project.map(({ item }) => item), unsettled, unkept: await inbox.settler.flush() }
    },
  }
}
