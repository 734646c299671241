import type { Dispatch } from '../../../dashboard/state/source.ts'
import type { ReviewOutcome } from '../../../review/propose/review-context.ts'
import { countFailed } from '../../../review/read/reviewer.ts'
import { retrySession } from '../../../review/read/steer-session.ts'
import { count } from '../../../text/count.ts'
import type { World } from '../world/world.ts'

/** Reads what is new. Why something could not be read is on screen already. */
export async function sync({ reviewer }: World, dispatch: Dispatch): Promise<void> {
  reviewer.resume()
  const errors = countFailed(await reviewer.tick('everything'))
  dispatch({
    type: 'told',
    ...(errors > 0
      ? { text: `${count(errors, 'session')} could not be read`, tone: 'warn' }
      : { text: 'In sync with all known sessions' }),
  })
}

/** Why a retry has read nothing. */
const UNREAD: Readonly<Record<Exclude<ReviewOutcome['state'], 'reviewed'>, string>> = {
  empty: 'Nothing was typed in it',
  missing: 'Retried: it still cannot be read',
  failed: 'Retried: it still cannot be read',
  stopped: 'Not retried yet',
  busy: 'Another Sage is reading it: retry in a moment',
  paused: 'It is paused: it is retried when you resume it',
}

/** Reads a session again that could not be read. */
export async function retry({ review, reviewer }: World, session: string, dispatch: Dispatch): Promise<void> {
  retrySession(review, session)
  if (reviewer.isPaused())
    return dispatch({ type: 'told', text: 'Reading is paused: it is retried once you resume it' })
  const state = (await reviewer.tick('everything')).get(session)
  dispatch({
    type: 'told',
    ...(state === 'reviewed'
      ? { text: 'Retried: it has been read' }
      : { text: UNREAD[state ?? (review.reviews.get(session)?.paused ? 'paused' : 'failed')], tone: 'warn' }),
  })
}
