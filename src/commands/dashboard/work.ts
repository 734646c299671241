import type { Inbox } from '../../review/inbox/inbox.ts'
import type { Reviewer } from '../../review/read/reviewer.ts'
import { watchSignals } from '../../review/read/watch.ts'
import { announceDashboard } from '../../runtime/dashboards.ts'
import { lastOpened, noteOpened } from '../../runtime/last-opened.ts'
import { sweep } from '../../runtime/sweep.ts'
import { refreshInBackground } from '../hooks/refresh-cochange.ts'
import type { CommandContext } from '../start/context.ts'

type World = {
  readonly context: CommandContext
  readonly inbox: Inbox
  readonly reviewer: Reviewer
  readonly onError: (error: unknown) => void
}

/** Starts what an open dashboard does on its own: sweeping, counting, announcing itself, watching for signals. Returns a function that stops it. */
export function beginWork({ context, inbox, reviewer, onError }: World): () => Promise<void> {
  const { paths, target } = inbox
  const now = context.now().getTime()
  sweep(paths, target.dataHome, now)
  refreshInBackground(target, now)
  const presence = announceDashboard(paths)
  const events = context.environment.env.SAGE_WATCH !== '0'
  const watching = watchSignals(paths, reviewer, { events, onError })
  return async () => {
    await watching.stop()
    presence.withdraw()
  }
}

/**
 * Notes that Sage was opened, if something was put off until then: from here on it is pending again for the command line, the status line
 * and the nudge too. Returns whether there was something.
 */
export function bringBackPutOff({ paths, store }: Inbox, opened: Date): boolean {
  const known = lastOpened(paths)?.toISOString() ?? ''
  const isBack = [...store.state().items.values()].some(
    ({ status, until, putOffAt = '' }) => status === 'pending' && until === 'session' && putOffAt >= known,
  )
  if (isBack) noteOpened(paths, opened)
  return isBack
}
