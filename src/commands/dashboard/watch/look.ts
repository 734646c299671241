import { createPace } from '../../../workspace/processes/pace.ts'
import type { World } from '../world/world.ts'
import { watchNews } from './news.ts'
import { watchShared } from './shared-arrivals.ts'
import { followTimeZone } from './time-zone.ts'
import type { DashboardWork } from './work.ts'

/** Returns a function that takes in what happened without a key: what others wrote and left, and what is to be settled. */
export function createLook(world: World, work: Pick<DashboardWork, 'look'>): () => Promise<void> {
  const { context, inbox, review, reviewer, view, drafts, settle, settleAnew, catchUp, drain } = world
  const arrivals = watchShared(inbox, context.now)
  const lookForNews = watchNews(world)
  return async () => {
    const pace = createPace()
    followTimeZone()
    try {
      inbox.store.refresh()
    } finally {
      work.look()
    }
    await pace()
    await lookForNews(pace)
    if (drafts.look()) view.show({ drafts: drafts.left() })
    if (view.facts().readOnly !== undefined) return
    const { events, isReadUnapproved } = await arrivals()
    if (events.length > 0) review.journal.append(events)
    // Otherwise the file stays as git put it there, because it may be another branch's.
    if (isReadUnapproved) settleAnew()
    // A running review settles its own writes between two sessions, and what it is reading is shown meanwhile: that may take long. A paused one may
    // stand for days.
    if (drain.isReading() && !reviewer.isPaused()) return view.show()
    settle()
    // Last, because a change that was settled has a log entry that names it.
    void catchUp()
  }
}
