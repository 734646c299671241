import { watch } from 'chokidar'

/** Milliseconds. Correctness rests on this tick; watching only shortens the wait. */
export const TICK = 1500

/**
 * Calls `onChange` with the path of what changed, appeared or disappeared in one of these folders. It may miss changes: chokidar never sees a folder
 * created later, and some systems cannot watch, or run out of watches.
 */
export function watchFolders(folders: readonly string[], onChange: (path: string) => void): { close(): Promise<void> } {
  const watcher = watch([...folders], {
    depth: 0,
    atomic: false,
    ignoreInitial: true,
    // A change during closing leaves a handle open, which must not keep the process alive.
    persistent: false,
  })
  watcher.on('all', (_, path) => onChange(path))
  watcher.on('error', () => {})
  return watcher
}
