import { wasPutOff } from '../../../journal/item/record.ts'
import type { Inbox } from '../../../review/inbox/inbox.ts'
import { watchSignals } from '../../../review/read/watch.ts'
import { announceDashboard } from '../../../runtime/processes/dashboards.ts'
import { lastOpened, noteOpened } from '../../../runtime/processes/last-opened.ts'
import { sweep } from '../../../runtime/processes/sweep.ts'
import { refreshInBackground } from '../../hooks/refresh-cochange.ts'
import type { World } from '../world/world.ts'
import { createTrouble } from './trouble.ts'

/** What a dashboard does on its own while the workspace can be written. */
export type DashboardWork = {
  /** Begins once the workspace can be written: disks are remounted, and folders change owners. Returns why nothing can be written now. */
  look(): string | undefined
  stop(): Promise<void>
}

/** What has begun. */
type Running = {
  /** Makes again what was removed under it. */
  keep(): void
  stop(): Promise<void>
}

/** The work of a dashboard, begun as soon as there is nothing against it. */
export function workWhileOpen(world: World): DashboardWork {
  const { view, whyReadOnly } = world
  const trouble = createTrouble(view, 'work')
  let running: Running | undefined
  function workOn(): void {
    try {
      running ??= begin(world)
      running.keep()
      trouble.gone()
    } catch (error) {
      trouble.met(error)
    }
  }
  if (view.facts().readOnly === undefined) workOn()
  return {
    look() {
      const before = view.facts().readOnly
      const readOnly = whyReadOnly()
      view.note({ readOnly })
      if (readOnly === undefined) workOn()
      else trouble.gone()
      if (readOnly !== before) view.show()
      return readOnly
    },
    async stop() {
      await running?.stop().catch((error: unknown) => {
        // This process ends in a moment; the file that says it is open is swept later.
        if (view.facts().readOnly === undefined) throw error
      })
    },
  }
}

/** Starts announcing this dashboard, sweeping, counting and watching for signals, and settles what the last one left. */
function begin({ context, inbox, reviewer, view, settle, settleAnew }: World): Running {
  const { paths, target } = inbox
  const now = context.now().getTime()
  // First, because a full disk refuses it: what is begun before would be begun again at every look.
  const presence = announceDashboard(paths)
  sweep(paths, target.dataHome, now)
  refreshInBackground(target, now)
  const events = context.environment.env.SAGE_WATCH !== '0'
  const { met: onError, gone: onSuccess } = createTrouble(view, 'signals')
  const watching = watchSignals(paths, reviewer, { events, onError, onSuccess })
  settle()
  if (bringBackPutOff(inbox)) settleAnew()
  return {
    keep: presence.keep,
    async stop() {
      await watching.stop()
      presence.withdraw()
    },
  }
}

/**
 * Notes that Sage was opened, if something was put off until then, even if more was decided or undone since: from here on it is pending again for
 * the command line, other dashboards, the status line and the nudge too. Returns whether there was something.
 */
function bringBackPutOff({ target, store }: Inbox): boolean {
  const known = lastOpened(target) ?? ''
  const { project, user } = store.journals()
  const isBack = [project, user].some(({ records }) => [...records.values()].some((record) => wasPutOff(record, known)))
  if (isBack) noteOpened(target, store.opened ?? '')
  return isBack
}
