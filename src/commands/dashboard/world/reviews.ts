import type { ReviewerEvents } from '../../../review/read/reviewer.ts'
import type { DrainProgress } from './drain-progress.ts'
import type { World } from './world.ts'

/**
 * While several sessions are read, what came of them is settled and shown no more often than this, in milliseconds: everything on screen is
 * drawn anew each time, which takes longer than reading a session.
 */
const SHOW_EVERY = 300

/** Shows what the reviewer reads, and settles what it found. */
export function showReviews(
  { context, view, settle }: Pick<World, 'context' | 'view' | 'settle'>,
  drain: DrainProgress,
): ReviewerEvents {
  /** The session that could not be read last. */
  let failed: string | undefined
  /** Whether something is to be shown that is in no journal. */
  let isNew = false
  let shownAt = 0

  function show(): void {
    settle()
    if (isNew) view.show()
    isNew = false
    view.showNews()
    shownAt = context.now().getTime()
  }
  return {
    onProgress(progress) {
      if (drain.take(progress)) isNew = true
      const { done, total } = progress
      const begins = done === 0 && isNew
      // Also where the clock was set back.
      const isDue = done > 0 && Math.abs(context.now().getTime() - shownAt) >= SHOW_EVERY
      if (begins || isDue || done === total) show()
    },
    onOutcome(sessionId, outcome) {
      if (outcome.state === 'busy' || outcome.state === 'paused') return
      if (outcome.state === 'reviewed' && outcome.turns > 0) view.note({ lastSignalAt: context.now().toISOString() })
      if (outcome.state !== 'reviewed') isNew = true
      if (outcome.state === 'failed') {
        failed = sessionId
        view.tell('reading', outcome.message)
      } else if (failed === sessionId) view.tell('reading', undefined)
    },
  }
}
