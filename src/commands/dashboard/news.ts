import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { otherDashboards } from '../../runtime/dashboards.ts'
import { fileStamps } from '../../workspace/file-stamp.ts'
import { userPaths } from '../../workspace/paths.ts'
import { namesIfReadable } from '../../workspace/read-if-readable.ts'
import { branchOf, headFile } from './branch.ts'
import { hookPlaces, hookStateOf } from './hooks.ts'
import { longHeld } from './snapshot.ts'
import { whenChanged } from './when-changed.ts'
import type { World } from './world.ts'

/**
 * Returns a function that looks for what others have changed (settings, hooks, the branch, journals, sessions, errors, dashboards) and shows
 * it. A look is the names of the live sessions and a `stat` of each file, no reading.
 */
export function watchNews({
  context,
  inbox,
  review,
  view,
}: Pick<World, 'context' | 'inbox' | 'review' | 'view'>): () => void {
  const { paths, target, location } = inbox
  // What changes while this is open applies at once, except for the screen's look and keys.
  const renewSettings = whenChanged(stampsOf([paths.config, userPaths(target.dataHome).config]), () => {
    if (inbox.renewSettings()) view.reread()
  })
  const lookAtHooks = whenChanged(stampsOf(hookPlaces(context, inbox)), () => {
    const hooks = hookStateOf(context, inbox)
    if (!isDeepStrictEqual(hooks, view.facts().hooks)) view.show({ hooks })
  })
  const lookAtBranch = whenChanged(stampsOf([headFile(location.root)]), () => {
    if (branchOf(location.root) !== view.snapshot().project.branch) view.show()
  })
  function othersLeft(): string {
    // Hooks write a session's file anew in its place, which the folder does not show.
    const sessions = namesIfReadable(paths.sessions).map((name) => join(paths.sessions, name))
    const files = fileStamps([paths.sessions, ...sessions, paths.reviews, paths.hookErrors])
    const now = context.now()
    // At midnight nothing has been decided today.
    return [files, ...otherDashboards(paths), ...longHeld(paths, now), now.toDateString()].join()
  }
  const lookAtOthers = whenChanged(othersLeft, () => {
    review.reviews.refresh()
    view.show()
  })
  return () => {
    renewSettings()
    lookAtHooks()
    lookAtBranch()
    view.showNews()
    lookAtOthers()
  }
}

function stampsOf(paths: readonly string[]): () => string {
  return () => fileStamps(paths)
}
