import { ensureRuntimeFolders } from '../../runtime/folders/folders.ts'
import { sweep } from '../../runtime/processes/sweep.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { collectChanges } from './changes.ts'
import type { Inbox } from './inbox.ts'

/** Reviews that are settled together once the last one is done. */
export type Batch = {
  readonly review: ReviewContext
  /** Approves what the person left to Sage, and writes what follows from everything that was found, now or before Sage was killed. */
  readonly finish: () => Promise<Finished>
}

/**
 * `approved`: the items that `auto_approve` approved. `withdrawn`: those that it had approved and whose prompt was rewound since. `unsettled`:
 * it is not in every file made from the journal. `unkept`: it is not in the history, which Sage can do without (no git).
 */
export type Finished = {
  readonly approved: readonly string[]
  readonly withdrawn: readonly string[]
  readonly unsettled: string | undefined
  readonly unkept: string | undefined
}

/** What Sage decided without the person is reported wherever that happens. */
export function decidedLines({ approved, withdrawn }: Pick<Finished, 'approved' | 'withdrawn'>): string[] {
  return [
    ...(approved.length > 0
      ? [`Approved automatically (auto_approve): ${approved.join(', ')}. "sage undo" takes it back`]
      : []),
    ...(withdrawn.length > 0 ? [`Waiting again, because you rewound the prompt: ${withdrawn.join(', ')}`] : []),
  ]
}

/** Makes the folders that reviews need, and removes what dead processes left behind. */
export function beginBatch(inbox: Inbox, world: { readonly insideClaude: boolean }): Batch {
  const { paths, target } = inbox
  // First of all: it refuses folders that lead elsewhere.
  ensureRuntimeFolders(paths)
  const changes = collectChanges()
  const review = inbox.reviewContext(changes)
  sweep(paths, target.dataHome, review.now().getTime())
  return {
    review,
    async finish() {
      const approved = inbox.autoApprove(changes.takeProposed(), world)
      changes.add(approved)
      const made = changes.take()
      const unsettled = inbox.settler.settle(made)
      const unkept = await inbox.settler.catchUp()
      return {
        approved: approved.project.map(({ item }) => item),
        withdrawn: made.project.flatMap(({ type, item }) => (type === 'undone' ? [item] : [])),
        unsettled,
        unkept,
      }
    },
  }
}
