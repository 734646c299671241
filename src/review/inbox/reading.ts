import { collectChanges } from './changes.ts'
import type { Inbox } from './inbox.ts'
import type { ReviewContext } from '../propose/review-context.ts'

/** A reading of transcripts that comes to an end. */
export type Reading = {
  readonly review: ReviewContext
  /** Approves what the person left to Sage, and writes what follows from all that was found. Returns what went wrong, as sentences. */
  readonly finish: () => Promise<Finished>
}

/** `unsettled`: Claude is not given it yet. `unkept`: it is not in the history, which Sage does without (no git). */
export type Finished = { readonly unsettled: string | undefined; readonly unkept: string | undefined }

export function beginReading(inbox: Inbox, world: { readonly insideClaude: boolean }): Reading {
  const changes = collectChanges()
  return {
    review: inbox.reviewContext(changes),
    async finish() {
      changes.add(inbox.autoApprove(changes.takeProposed(), world))
      const unsettled = inbox.settler.settle(changes.take())
      return { unsettled, unkept: await inbox.settler.flush() }
    },
  }
}
