import { watch } from 'chokidar'

/** Milliseconds. Correctness rests on the tick of whoever watches; watching only shortens the wait. */
export const TICK = 1500

/**
 * Calls `onChange` when a file in one of these folders changes, comes or goes. Only shortens a wait: chokidar never sees a folder that comes
 * later, and where a system cannot watch, or is out of watches, nothing is told.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): { close(): Promise<void> } {
  const watcher = watch([...folders], {
    depth: 0,
    atomic: false,
    ignoreInitial: true,
    // A change that comes while it closes leaves a handle open; such a one must not keep the process alive.
    persistent: false,
  })
  watcher.on('all', onChange)
  watcher.on('error', () => {})
  return watcher
}
