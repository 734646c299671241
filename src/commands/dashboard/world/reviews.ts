import type { Changes } from '../../../review/inbox/changes.ts'
import type { ReviewerEvents } from '../../../review/read/reviewer.ts'
import { isInsideClaude } from '../../start/inside-claude.ts'
import type { DrainProgress } from './drain-progress.ts'
import type { World } from './world.ts'

/** Shows what the reviewer reads, and settles what it found. */
export function showReviews(
  { context, inbox, view, settle }: Pick<World, 'context' | 'inbox' | 'view' | 'settle'>,
  drain: DrainProgress,
  changes: Changes,
): ReviewerEvents {
  /** The session that could not be read last. */
  let failed: string | undefined
  return {
    onProgress(progress) {
      if (drain.take(progress)) view.show()
    },
    onOutcome(sessionId, outcome) {
      if (outcome.state === 'reviewed' && outcome.turns > 0) view.note({ lastSignalAt: context.now().toISOString() })
      if (outcome.state === 'busy' || outcome.state === 'paused') return view.showNews()
      const approved = inbox.autoApprove(changes.takeProposed(), {
        insideClaude: isInsideClaude(context),
      })
      changes.add(approved)
      if (approved.project.length > 0)
        view.note({ autoApproved: approved.project.map(({ id, item }) => ({ event: id, item })) })
      settle()
      if (outcome.state === 'failed') {
        failed = sessionId
        view.tell('reading', outcome.message)
      } else if (failed === sessionId) view.tell('reading', undefined)
      if (outcome.state !== 'reviewed') view.show()
      view.showNews()
    },
  }
}
