import { ensureRuntimeFolders } from '../../runtime/folders.ts'
import type { WorkspacePaths } from '../../workspace/paths.ts'
import type { Reviewer } from './reviewer.ts'
import { TICK, watchFolders } from './watch-folders.ts'

/** How often all known sessions are looked at, not only the live ones. */
const EVERYTHING_EVERY = 40

export type Watching = { stop(): Promise<void> }

/**
 * Watches for signals until it is stopped: the folders are made first (chokidar never sees one that comes later), then everything that is
 * there is worked off, then each event and each tick starts a round. `SAGE_WATCH=0` leaves the watcher out, as on file systems without events.
 */
export function watchSignals(
  paths: WorkspacePaths,
  reviewer: Reviewer,
  options: { events: boolean; onError: (error: unknown) => void },
): Watching {
  ensureRuntimeFolders(paths)
  let ticks = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function round(everything: boolean): Promise<void> {
    clearTimeout(timer)
    await reviewer.tick(everything).catch(options.onError)
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(next, Math.min(TICK, reviewer.nextDue() ?? TICK))
  }
  function next(): void {
    ticks++
    void round(ticks % EVERYTHING_EVERY === 0)
  }

  const watcher = options.events
    ? watchFolders([paths.needsReview, paths.ended, paths.sessions], () => void round(false))
    : undefined
  // Reading begins once whoever opened this has drawn what is known already.
  const first = setImmediate(() => void round(true))
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearImmediate(first)
      await Promise.all([watcher?.close(), reviewer.stop()])
    },
  }
}
