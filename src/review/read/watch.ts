import { basename } from 'node:path'
import { ensureRuntimeFolders } from '../../runtime/folders/folders.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { sessionOfFile } from '../../workspace/paths/session-id.ts'
import type { Reach } from './find-work.ts'
import type { Reviewer } from './reviewer.ts'
import { TICK, watchFolders } from './watch-folders.ts'

/** Every this many ticks, all known sessions are looked at, not only live ones. */
const EVERYTHING_EVERY = 40

export type Watching = { stop(): Promise<void> }

/**
 * Watches for signals until it is stopped. First the folders are made (chokidar never sees one created later), then what is there is
 * drained, then each event starts a round for its session, and each tick one for all that are live: hundreds may be. `SAGE_WATCH=0` leaves the
 * watcher out, for file systems without events.
 */
export function watchSignals(
  paths: WorkspacePaths,
  reviewer: Reviewer,
  options: { events: boolean; onError: (error: unknown) => void; onSuccess: () => void },
): Watching {
  ensureRuntimeFolders(paths)
  let ticks = 0
  let ticking: NodeJS.Timeout | undefined
  let settling: NodeJS.Timeout | undefined
  let stopped = false

  async function round(reach: Reach): Promise<void> {
    try {
      await reviewer.tick(reach)
      // What could not be looked at may be about another session.
      if (typeof reach === 'string') options.onSuccess()
    } catch (error) {
      // What was due still is, and would be tried again at once: that waits for the tick.
      return options.onError(error)
    }
    const due = reviewer.nextDue()
    clearTimeout(settling)
    if (due !== undefined && !stopped) settling = setTimeout(() => void round([]), due)
  }
  async function tick(reach: Reach): Promise<void> {
    await round(reach)
    if (!stopped) ticking = setTimeout(() => void tick(++ticks % EVERYTHING_EVERY === 0 ? 'everything' : 'live'), TICK)
  }

  const watcher = options.events
    ? watchFolders([paths.needsReview, paths.ended, paths.sessions], (path) => {
        const session = sessionOfFile(basename(path))
        void round(session === undefined ? 'live' : [session])
      })
    : undefined
  // Reading begins after the caller has drawn what is already known.
  const first = setImmediate(() => void tick('everything'))
  return {
    async stop() {
      stopped = true
      clearTimeout(ticking)
      clearTimeout(settling)
      clearImmediate(first)
      await Promise.all([watcher?.close(), reviewer.stop()])
    },
  }
}
