import { ensureRuntimeFolders } from '../../runtime/folders/folders.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import type { Reach } from './find-work.ts'
import type { Reviewer } from './reviewer.ts'
import { TICK, watchFolders } from './watch-folders.ts'

/** Every this many ticks, all known sessions are looked at, not only live ones. */
const EVERYTHING_EVERY = 40

export type Watching = { stop(): Promise<void> }

/**
 * Watches for signals until it is stopped. First the folders are made (chokidar never sees one created later), then what is there is
 * drained, then each event and each tick starts a round. `SAGE_WATCH=0` leaves the watcher out, for file systems without events.
 */
export function watchSignals(
  paths: WorkspacePaths,
  reviewer: Reviewer,
  options: { events: boolean; onError: (error: unknown) => void; onSuccess: () => void },
): Watching {
  ensureRuntimeFolders(paths)
  let ticks = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function round(reach: Reach): Promise<void> {
    clearTimeout(timer)
    let wait = TICK
    try {
      await reviewer.tick(reach)
      options.onSuccess()
      wait = Math.min(TICK, reviewer.nextDue() ?? TICK)
    } catch (error) {
      // Not `nextDue()`: what was due still is, and would be tried again at once.
      options.onError(error)
    }
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(next, wait)
  }
  function next(): void {
    ticks++
    void round(ticks % EVERYTHING_EVERY === 0 ? 'everything' : 'live')
  }

  const watcher = options.events
    ? watchFolders([paths.needsReview, paths.ended, paths.sessions], () => void round('live'))
    : undefined
  // Reading begins after the caller has drawn what is already known.
  const first = setImmediate(() => void round('everything'))
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearImmediate(first)
      await Promise.all([watcher?.close(), reviewer.stop()])
    },
  }
}
