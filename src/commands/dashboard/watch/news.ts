import { isDeepStrictEqual } from 'node:util'
import { settingsFrom } from '../../../dashboard/state/settings.ts'
import { otherDashboards } from '../../../runtime/processes/dashboards.ts'
import { lastOpened } from '../../../runtime/processes/last-opened.ts'
import { fileStamps } from '../../../workspace/files/file-stamp.ts'
import { recordPaths, userPaths } from '../../../workspace/paths/paths.ts'
import type { Pace } from '../../../workspace/processes/pace.ts'
import { branchOf, headFile } from '../facts/branch.ts'
import { hookPlaces, hookStateOf } from '../facts/hook-state.ts'
import { renewOpenSessions } from '../facts/open-sessions.ts'
import { longHeld } from '../facts/snapshot.ts'
import type { World } from '../world/world.ts'
import { whenChanged } from './when-changed.ts'

const FOR_THE_NEXT = 'Settings for keys or looks have changed: open sage again to apply them'

/**
 * Returns a function that looks for what others have changed (settings, hooks, the branch, journals, sessions, errors, dashboards, what was
 * put off) and shows it. A look is a `stat` of each file, also of each live session's, no reading; keys are answered in between.
 */
export function watchNews({
  context,
  inbox,
  review,
  view,
}: Pick<World, 'context' | 'inbox' | 'review' | 'view'>): (pace: Pace) => Promise<void> {
  const { paths, target, location, store } = inbox
  // What changes while this is open applies at once, except for the screen's look and keys: that is said, or it would seem not to be saved.
  const ofScreen = () => settingsFrom(inbox.settings.config, context.environment.env)
  const opened = ofScreen()
  const renewSettings = whenChanged(stampsOf([paths.config, userPaths(target.dataHome).config]), () => {
    if (!inbox.renewSettings()) return
    view.reread()
    view.tell('settings', isDeepStrictEqual(ofScreen(), opened) ? undefined : FOR_THE_NEXT)
  })
  const lookAtHooks = whenChanged(stampsOf(hookPlaces(context, inbox.location.root)), () => {
    const hooks = hookStateOf(context, inbox.location.root)
    if (!isDeepStrictEqual(hooks, view.facts().hooks)) view.show({ hooks })
  })
  const lookAtBranch = whenChanged(stampsOf([headFile(location)]), () => {
    if (branchOf(location) !== view.snapshot().project.branch) view.show()
  })
  const bringBackPutOff = whenChanged(stampsOf([recordPaths(target.dataHome, target.id).opened]), () =>
    store.reopen(lastOpened(target) ?? ''),
  )
  function othersLeft(): string {
    const now = context.now()
    const left = fileStamps([paths.reviews, paths.hookErrors])
    // At midnight nothing has been decided today, and in another time zone everything was at another time.
    const day = `${now.toDateString()} ${now.getTimezoneOffset()}`
    return [left, ...otherDashboards(paths), ...longHeld(paths, now), day].join()
  }
  let seen = ''
  return async (pace) => {
    renewSettings()
    lookAtHooks()
    lookAtBranch()
    bringBackPutOff()
    view.showNews()
    const open = await renewOpenSessions(view.facts().open, review.live, pace)
    const others = othersLeft()
    if (others === seen && open === view.facts().open) return
    review.reviews.refresh()
    view.show({ open })
    seen = others
  }
}

function stampsOf(paths: readonly string[]): () => string {
  return () => fileStamps(paths)
}
