import { isEmpty, joinPlans, NO_PLAN, type Plan } from '../../../journal/decide/plan.ts'
import { collectChanges } from '../../../review/inbox/changes.ts'
import { openInbox } from '../../../review/inbox/inbox.ts'
import { createReviewer } from '../../../review/read/reviewer.ts'
import { titleOrId } from '../../../review/record/session-title.ts'
import { recordPaths, userPaths } from '../../../workspace/paths/paths.ts'
import type { CommandContext } from '../../start/context.ts'
import { isInsideClaude } from '../../start/inside-claude.ts'
import { startOf } from '../../start/project-root.ts'
import { openDrafts } from '../drafts/drafts.ts'
import { watchReadOnly } from '../facts/read-only.ts'
import { createDrainProgress } from './drain-progress.ts'
import { keepSettled } from './keep-settled.ts'
import { showReviews } from './reviews.ts'
import { createView } from './view.ts'
import type { World } from './world.ts'

/** Opens the parts of a dashboard and ties them together: reviews are shown in the view, which says whether they are paused. */
export function openWorld(context: CommandContext, leaving: AbortSignal): World {
  const { environment, now } = context
  const inbox = openInbox({ environment, start: startOf(context), now, tolerant: true, opens: true })
  const { dataHome, id } = inbox.target
  const changes = collectChanges()
  const review = inbox.reviewContext(changes)
  const drain = createDrainProgress(() => now().getTime())
  const nameOf = (sessionId: string) => titleOrId(sessionId, review.reviews.get(sessionId)?.title)
  const drafts = openDrafts({ drafts: recordPaths(dataHome, id).drafts, tmp: userPaths(dataHome).tmp })
  const whyReadOnly = watchReadOnly(inbox)
  const view = createView({
    context,
    inbox,
    review,
    drafts,
    readOnly: whyReadOnly(),
    drain: () => drain.shown(nameOf, reviewer.isPaused()),
  })
  const kept = keepSettled({ settler: inbox.settler, view, now })
  /** What reviews have written since the last call, and what `auto_approve` approves of it. */
  function takeReviewed(): Plan {
    const approved = inbox.autoApprove(changes.takeProposed(), { insideClaude: isInsideClaude(context) })
    changes.add(approved)
    if (approved.project.length > 0)
      view.note({ autoApproved: approved.project.map(({ id, item }) => ({ event: id, item })) })
    return changes.take()
  }
  function settle(decided?: Plan): void {
    // The commit of a decision also holds what reviews have written by then, so its message names both.
    const plan = decided ? joinPlans([changes.take(), decided]) : takeReviewed()
    if (!isEmpty(plan) || kept.isDue()) kept.settle(plan)
  }
  const settleAnew = () => kept.settle(NO_PLAN)
  let caughtUp: Promise<unknown> | undefined
  const catchUp = () => (caughtUp ??= inbox.settler.catchUp())
  const reviewer = createReviewer(review, showReviews({ context, view, settle }, drain))
  const settling = { settle, settleAnew, catchUp }
  return { context, inbox, review, reviewer, view, drafts, ...settling, drain, whyReadOnly, leaving }
}
