import type { Plan } from '../../../journal/decide/plan.ts'
import type { Inbox } from '../../../review/inbox/inbox.ts'
import type { ReviewContext } from '../../../review/propose/review-context.ts'
import type { Reviewer } from '../../../review/read/reviewer.ts'
import type { CommandContext } from '../../start/context.ts'
import type { Drafts } from '../drafts/drafts.ts'
import type { WhyReadOnly } from '../facts/read-only.ts'
import type { DrainProgress } from './drain-progress.ts'
import type { View } from './view.ts'

/**
 * The parts of an open dashboard. `source.ts` has them opened and hands each request to one of the files beside it, which takes the parts that
 * it needs; `view.ts` shows what came of it, and `work.ts` does what nobody asks for.
 */
export type World = {
  readonly context: CommandContext
  readonly inbox: Inbox
  readonly review: ReviewContext
  readonly reviewer: Reviewer
  readonly view: View
  readonly drafts: Drafts
  /**
   * Updates files, hooks and history after a write, and after what reviews have written until then, and shows it. Without a plan, what
   * `auto_approve` leaves to Sage is approved first.
   */
  readonly settle: (plan?: Plan) => void
  /** The same where nothing was written: what was put off waits again. */
  readonly settleAnew: () => void
  /** Takes into the history what only the journals hold; once. */
  readonly catchUp: () => Promise<unknown>
  readonly drain: DrainProgress
  readonly whyReadOnly: WhyReadOnly
  /** Aborted when the dashboard is left: nobody waits for a model then. */
  readonly leaving: AbortSignal
}
