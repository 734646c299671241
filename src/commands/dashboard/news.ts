import { isDeepStrictEqual } from 'node:util'
import type { Inbox } from '../../review/inbox/inbox.ts'
import type { ReviewContext } from '../../review/propose/review-context.ts'
import { otherDashboards } from '../../runtime/dashboards.ts'
import { fileStamp } from '../../workspace/file-stamp.ts'
import { userPaths } from '../../workspace/paths.ts'
import type { CommandContext } from '../start/context.ts'
import { hookPlaces, hookStateOf } from './hooks.ts'
import { longHeld } from './snapshot.ts'
import type { View } from './view.ts'
import { whenChanged } from './when-changed.ts'

type World = {
  readonly context: CommandContext
  readonly inbox: Inbox
  readonly review: ReviewContext
  readonly view: View
}

/**
 * Returns a function that looks for what others have changed (settings, hooks, journals, sessions, open dashboards) and shows it. A look is
 * a few `stat`s, no reading.
 */
export function watchNews({ context, inbox, review, view }: World): () => void {
  const { paths, target } = inbox
  // What changes while this is open applies at once, except for the screen's look and keys.
  const renewSettings = whenChanged([paths.config, userPaths(target.dataHome).config], () => {
    if (inbox.renewSettings()) view.reread()
  })
  const lookAtHooks = whenChanged(hookPlaces(context, inbox), () => {
    const hooks = hookStateOf(context, inbox)
    if (!isDeepStrictEqual(hooks, view.facts().hooks)) view.show({ hooks })
  })
  let seen = ''
  return () => {
    renewSettings()
    lookAtHooks()
    const folders = [paths.sessions, paths.reviews].map((path) => fileStamp(path).stamp)
    const state = [...folders, ...otherDashboards(paths), ...longHeld(paths, context.now())].join()
    if (!view.showNews() && state !== seen) {
      review.reviews.refresh()
      view.show()
    }
    seen = state
  }
}
