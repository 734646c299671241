import { dropEndedAside, setEndedAside } from '../../runtime/sessions/ended.ts'
import { readSession } from '../../runtime/sessions/read-session-files.ts'
import { removeSignal } from '../../runtime/sessions/review-signals.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { newReviewRecord, type ReviewRecord } from '../record/review-record.ts'

// What a person can do with one session. The next round of any Sage finds it in the session's record.

type Steered = Pick<ReviewContext, 'paths' | 'reviews' | 'now'>

/** A paused session is not read by any Sage until it is resumed; what is typed meanwhile is read then. */
export function pauseSession(review: Steered, sessionId: string): void {
  review.reviews.save({ ...recordOf(review, sessionId), paused: true })
}

export function resumeSession(review: Steered, sessionId: string): void {
  review.reviews.save({ ...recordOf(review, sessionId), paused: false })
}

function recordOf({ paths, reviews, now }: Steered, sessionId: string): ReviewRecord {
  const path = readSession(paths, sessionId)?.transcriptPath ?? ''
  return reviews.reread(sessionId) ?? newReviewRecord(sessionId, path, now())
}

/** Lets the next round try again to read a session that could not be read. */
export function retrySession({ reviews }: Pick<Steered, 'reviews'>, sessionId: string): void {
  const record = reviews.reread(sessionId)
  if (record) reviews.save({ ...record, unsettled: true })
}

/** Gives up on what a signal announced. The session's next signal is handled as usual, and a refused transcript once it has changed. */
export function dropSession({ paths, reviews }: Pick<Steered, 'paths' | 'reviews'>, sessionId: string): void {
  removeSignal(paths, sessionId)
  setEndedAside(paths, sessionId)
  dropEndedAside(paths, sessionId)
  const record = reviews.reread(sessionId)
  if (!record) return
  const { missingSince: _, ...rest } = record
  reviews.save(rest.refused ? rest : { ...rest, transcriptPath: '' })
}
