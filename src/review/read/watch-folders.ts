import { watch } from 'chokidar'

/** Milliseconds. Correctness rests on this tick; watching only shortens the wait. */
export const TICK = 1500

/**
 * Calls `onChange` when a file in one of these folders changes, appears or disappears. It may miss changes: chokidar never sees a folder
 * created later, and some systems cannot watch, or run out of watches.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): { close(): Promise<void> } {
  const watcher = watch([...folders], {
    depth: 0,
    atomic: false,
    ignoreInitial: true,
    // A change during closing leaves a handle open, which must not keep the process alive.
    persistent: false,
  })
  watcher.on('all', onChange)
  watcher.on('error', () => {})
  return watcher
}
