import { readSession } from '../runtime/records.ts'
import type { ReviewContext } from './review-context.ts'
import { newReviewRecord } from './review-record.ts'

/** A session that is paused is not read until it is resumed, by any Sage; what is typed meanwhile is read then. */
export function pauseSession(
  { paths, reviews, now }: Pick<ReviewContext, 'paths' | 'reviews' | 'now'>,
  sessionId: string,
  paused: boolean,
): void {
  const path = readSession(paths, sessionId)?.transcriptPath ?? ''
  const record = reviews.reread(sessionId) ?? newReviewRecord(sessionId, path, now())
  reviews.save({ ...record, paused })
}
