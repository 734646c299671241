import { setTimeout } from 'node:timers/promises'
import { errorText } from '../../text/system-error.ts'
import type { ReviewContext, ReviewOutcome } from '../propose/review-context.ts'
import { findWork, type Reach } from './find-work.ts'
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

export type Reviewer = ReturnType<typeof createReviewer>

/**
 * Reviews what there is, one session at a time. Rounds never overlap; one requested during another follows it. `clock` gives milliseconds
 * and must never be set back, or a wait could last for a day.
 */
export function createReviewer(
  context: ReviewContext,
  events: ReviewerEvents = {},
  clock: () => number = () => performance.now(),
) {
  const settling = createSettling(clock)
  const last = new Map<string, ReviewOutcome['state']>()
  let running: Promise<number> | undefined
  /** Requested but not begun. */
  let wanted: Reach | undefined
  let paused = false
  const stopping = new AbortController()

  const isGoing = () => !paused && !stopping.signal.aborted

  async function reviewOne(sessionId: string): Promise<ReviewOutcome> {
    const outcome = await reviewSession(context, sessionId, stopping.signal).catch((error: unknown): ReviewOutcome => ({
      state: 'failed',
      message: errorText(error),
    }))
    if (outcome.state === 'reviewed') settling.reviewed(sessionId, outcome.unsettled)
    last.set(sessionId, outcome.state)
    events.onOutcome?.(sessionId, outcome)
    return outcome
  }

  /** Returns how many sessions could not be read. */
  async function round(reach: Reach): Promise<number> {
    const work = findWork({ ...context, now: context.now() }, reach).map(({ sessionId }) => sessionId)
    const sessions = [...new Set([...work, ...settling.due()])]
    const total = sessions.length
    let errors = 0
    for (const [done, sessionId] of sessions.entries()) {
      if (!isGoing()) return errors
      events.onProgress?.({ done, total, sessionId, errors })
      const outcome = await reviewOne(sessionId)
      if (outcome.state === 'failed') errors++
    }
    if (total > 0) events.onProgress?.({ done: total, total, sessionId: '', errors })
    return errors
  }

  /** One round now, or right after the one under way. Resolves to how many sessions could not be read. */
  async function tick(reach: Reach = 'live'): Promise<number> {
    if (!isGoing()) return 0
    if (wanted !== 'everything') wanted = reach
    running ??= rounds().finally(() => (running = undefined))
    return await running
  }

  async function rounds(): Promise<number> {
    let errors = 0
    while (wanted !== undefined && isGoing()) {
      const reach = wanted
      wanted = undefined
      errors = Math.max(errors, await round(reach))
    }
    return errors
  }

  return {
    tick,
    /** One round, and what came of this session in it; undefined if it was not its turn. */
    async retry(sessionId: string): Promise<ReviewOutcome['state'] | undefined> {
      last.delete(sessionId)
      await tick('everything')
      return last.get(sessionId)
    },
    /** Works until nothing is left, then until every tail that can settle within `patience` milliseconds has done so. */
    async drain(patience: number): Promise<void> {
      await tick('everything')
      const limit = clock() + patience
      while (isGoing()) {
        const wait = settling.nextDue()
        if (wait === undefined || clock() + wait > limit) return
        await setTimeout(wait)
        await tick()
      }
    },
    /** Milliseconds until an unsettled tail is due, if there is one. */
    nextDue: settling.nextDue,
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
      await running
    },
  }
}
