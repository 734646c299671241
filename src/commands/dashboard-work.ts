import type { Inbox } from '../review/inbox.ts'
import type { Reviewer } from '../review/reviewer.ts'
import { watchSignals } from '../review/watch.ts'
import { announceDashboard } from '../runtime/dashboards.ts'
import { lastOpened, noteOpened } from '../runtime/last-opened.ts'
import { sweep } from '../runtime/sweep.ts'
import type { CommandContext } from './context.ts'
import { refreshInBackground } from './refresh-cochange.ts'

type World = {
  readonly context: CommandContext
  readonly inbox: Inbox
  readonly reviewer: Reviewer
  readonly onError: (error: unknown) => void
}

/** What an open dashboard leaves on the disk besides what is decided, or what leads to it. Returns the way to stop. */
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

/** What was put off until Sage is opened waits again from here on, for the command line, the status line and the nudge too. Whether anything does. */
export function bringBackPutOff({ paths, store }: Inbox, opened: Date): boolean {
  const known = lastOpened(paths)?.toISOString() ?? ''
  const isBack = [...store.state().items.values()].some(
    ({ status, until, putOffAt = '' }) => status === 'pending' && until === 'session' && putOffAt >= known,
  )
  if (isBack) noteOpened(paths, opened)
  return isBack
}
