import { setTimeout } from 'node:timers/promises'
import { coalesce } from '../../base/coalesce.ts'
import { textWithWayOut } from '../../workspace/files/way-out.ts'
import type { ReviewContext, ReviewOutcome } from '../propose/review-context.ts'
import { findWork, type Reach, widest } from './find-work.ts'
import { reviewSession } from './review-session.ts'
import { createSettling } from './settling.ts'

export type ReviewProgress = {
  readonly done: number
  readonly total: number
  readonly sessionId: string
  readonly errors: number
}

export type ReviewerEvents = {
  /** Before each session, and with done = total at the end of a round. */
  readonly onProgress?: (progress: ReviewProgress) => void
  readonly onOutcome?: (sessionId: string, outcome: ReviewOutcome) => void
}

/** What came of each session whose turn it was. */
export type Outcomes = ReadonlyMap<string, ReviewOutcome['state']>

export function countFailed(outcomes: Outcomes): number {
  return [...outcomes.values()].filter((state) => state === 'failed').length
}

export type Reviewer = ReturnType<typeof createReviewer>

/**
 * Reviews what there is, one session at a time, in rounds. `clock` gives milliseconds and must never be set back, or a wait could last for a
 * day.
 */
export function createReviewer(
  context: ReviewContext,
  events: ReviewerEvents = {},
  clock: () => number = () => performance.now(),
) {
  const settling = createSettling(clock)
  const rounds = coalesce(round)
  const stopping = new AbortController()
  let paused = false

  const isGoing = () => !paused && !stopping.signal.aborted

  async function review(sessionId: string): Promise<ReviewOutcome['state']> {
    const outcome = await reviewSession(context, sessionId, stopping.signal).catch((error: unknown): ReviewOutcome => ({
      state: 'failed',
      message: textWithWayOut(error),
    }))
    settling.reviewed(sessionId, outcome.state === 'reviewed' && outcome.unsettled)
    events.onOutcome?.(sessionId, outcome)
    return outcome.state
  }

  async function round(reaches: readonly Reach[]): Promise<Outcomes> {
    const work = await findWork({ ...context, now: context.now() }, widest(reaches))
    const sessions = new Set([...work.map(({ sessionId }) => sessionId), ...settling.due()])
    const outcomes = new Map<string, ReviewOutcome['state']>()
    const tell = (sessionId: string) =>
      events.onProgress?.({ done: outcomes.size, total: sessions.size, sessionId, errors: countFailed(outcomes) })
    for (const sessionId of sessions) {
      if (!isGoing()) return outcomes
      tell(sessionId)
      outcomes.set(sessionId, await review(sessionId))
    }
    if (sessions.size > 0) tell('')
    return outcomes
  }

  /** One round now, or right after the one under way. */
  async function tick(reach: Reach = 'live'): Promise<Outcomes> {
    return isGoing() ? await rounds.ask(reach) : new Map()
  }

  return {
    tick,
    /** Works until nothing is left, then until every tail that can settle within `timeout` milliseconds has done so. */
    async drain(timeout: number): Promise<void> {
      await tick('everything')
      const limit = clock() + timeout
      while (isGoing()) {
        const wait = settling.nextDue()
        if (wait === undefined || clock() + wait > limit) return
        await setTimeout(wait)
        await tick()
      }
    },
    /** Milliseconds until an unsettled tail is due, if there is one; none is while this is paused. */
    nextDue: () => (isGoing() ? settling.nextDue() : undefined),
    isPaused: () => paused,
    /** Stops after the current session, until `resume()`. */
    pause(): void {
      paused = true
    },
    resume(): void {
      paused = false
    },
    /** Stops at the next step. The rest of the current session is read next time. */
    async stop(): Promise<void> {
      stopping.abort()
      await rounds.idle()
    },
  }
}
