import { dropEndedAside, setEndedAside } from '../../runtime/ended.ts'
import { readSession } from '../../runtime/records.ts'
import { removeSignal } from '../../runtime/review-signals.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { newReviewRecord } from '../record/review-record.ts'

// What a person has done with one session: the next round of any Sage finds it in the session's record.

type World = Pick<ReviewContext, 'paths' | 'reviews'>

/** A session that is paused is not read until it is resumed, by any Sage; what is typed meanwhile is read then. */
export function pauseSession(
  { paths, reviews, now }: World & Pick<ReviewContext, 'now'>,
  sessionId: string,
  paused: boolean,
): void {
  const path = readSession(paths, sessionId)?.transcriptPath ?? ''
  const record = reviews.reread(sessionId) ?? newReviewRecord(sessionId, path, now())
  reviews.save({ ...record, paused })
}

/** Has the next round read a session again that could not be read. */
export function retrySession({ reviews }: World, sessionId: string): void {
  const record = reviews.reread(sessionId)
  if (record) reviews.save({ ...record, unsettled: true })
}

/** Gives up what a signal announced; the next one of the session is worked off as ever, and what was refused once it has changed. */
export function dropSession({ paths, reviews }: World, sessionId: string): void {
  removeSignal(paths, sessionId)
  setEndedAside(paths, sessionId)
  dropEndedAside(paths, sessionId)
  const record = reviews.reread(sessionId)
  if (!record) return
  const { missingSince: _, ...rest } = record
  reviews.save(rest.refused ? rest : { ...rest, transcriptPath: '' })
}
