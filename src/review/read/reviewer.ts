import { setTimeout } from 'node:timers/promises'
import { systemErrorText } from '../../text/system-error.ts'
import type { ReviewContext, ReviewOutcome } from '../propose/review-context.ts'
import { findWork, type Reach, type Work } from './find-work.ts'
import { reviewSession } from './review-session.ts'

/** Milliseconds to wait before an unsettled tail is read again; after the last attempt, whenever the file grows (DESIGN 4.6). */
const SETTLE_AFTER = [100, 300, 1000, 3000, 10_000]

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
  const settling = new Map<string, { attempt: number; due: number }>()
  let running: Promise<void> | undefined
  /** Requested but not begun. */
  let wanted: Reach | undefined
  let paused = false
  const stopping = new AbortController()

  const isGoing = () => !paused && !stopping.signal.aborted

  async function reviewOne({ sessionId }: Work): Promise<ReviewOutcome> {
    const outcome = await reviewSession(context, sessionId, stopping.signal).catch((error: unknown): ReviewOutcome => ({
      state: 'failed',
      message: systemErrorText(error) ?? (error instanceof Error ? error.message : String(error)),
    }))
    if (outcome.state === 'reviewed') {
      if (outcome.unsettled) settleLater(sessionId)
      else settling.delete(sessionId)
    }
    events.onOutcome?.(sessionId, outcome)
    return outcome
  }

  function settleLater(sessionId: string): void {
    const attempt = settling.get(sessionId)?.attempt ?? 0
    const wait = SETTLE_AFTER[attempt]
    if (wait === undefined) settling.delete(sessionId)
    else settling.set(sessionId, { attempt: attempt + 1, due: clock() + wait })
  }

  function dueToSettle(): Work[] {
    return [...settling].filter(([, { due }]) => due <= clock()).map(([sessionId]) => ({ sessionId, reason: 'grown' }))
  }

  /** Milliseconds until an unsettled tail is due, if there is one. */
  function nextDue(): number | undefined {
    const dues = [...settling.values()].map(({ due }) => due)
    return dues.length === 0 ? undefined : Math.max(0, Math.min(...dues) - clock())
  }

  async function round(reach: Reach): Promise<void> {
    const work = [...findWork({ ...context, now: context.now() }, reach), ...dueToSettle()]
    const unique = [...new Map(work.map((w) => [w.sessionId, w])).values()]
    let errors = 0
    for (const [done, next] of unique.entries()) {
      if (!isGoing()) return
      events.onProgress?.({ done, total: unique.length, sessionId: next.sessionId, errors })
      const outcome = await reviewOne(next)
      if (outcome.state === 'failed') errors++
    }
    if (unique.length > 0) events.onProgress?.({ done: unique.length, total: unique.length, sessionId: '', errors })
  }

  /** One round now, or right after the one under way. */
  async function tick(reach: Reach = 'live'): Promise<void> {
    if (!isGoing()) return
    if (wanted !== 'everything') wanted = reach
    running ??= rounds().finally(() => (running = undefined))
    await running
  }

  async function rounds(): Promise<void> {
    while (wanted !== undefined && isGoing()) {
      const reach = wanted
      wanted = undefined
      await round(reach)
    }
  }

  return {
    tick,
    /** Works until nothing is left, then until every tail that can settle within `patience` milliseconds has done so. */
    async drain(patience: number): Promise<void> {
      await tick('everything')
      const limit = clock() + patience
      for (let wait = nextDue(); wait !== undefined && clock() + wait <= limit && isGoing(); wait = nextDue()) {
        await setTimeout(wait)
        await tick()
      }
    },
    nextDue,
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
