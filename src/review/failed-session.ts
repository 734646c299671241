import { dropEndedAside, setEndedAside } from '../runtime/ended.ts'
import { removeSignal } from '../runtime/review-signals.ts'
import type { ReviewContext } from './review-context.ts'

type World = Pick<ReviewContext, 'paths' | 'reviews'>

/** Has the next round read a session again that could not be read. */
export function retrySession({ reviews }: World, sessionId: string): void {
  const record = reviews.reread(sessionId)
  if (record) reviews.save({ ...record, unsettled: true })
}

/** Gives up what a signal announced; the next one of the session is worked off as ever, and what was refused once it has changed. */
export function dropSession({ paths, reviews }: World, sessionId: string): void {
  removeSignal(paths, sessionId)
  if (setEndedAside(paths, sessionId)) dropEndedAside(paths, sessionId)
  const record = reviews.reread(sessionId)
  if (!record) return
  const { missingSince: _, ...rest } = record
  reviews.save(rest.refused ? rest : { ...rest, transcriptPath: '' })
}
