import { fileStamp } from '../../workspace/file-stamp.ts'

/** Returns a function that calls `act` the first time, and then whenever one of the files has changed. Each look costs a `stat` per file. */
export function whenChanged(paths: readonly string[], act: () => void): () => void {
  let seen: string | undefined
  return () => {
    const state = paths.map(stampIfAllowed).join()
    if (state === seen) return
    seen = state
    act()
  }
}

/** A file that cannot be inspected reports that when it is read. */
function stampIfAllowed(path: string): string {
  try {
    return fileStamp(path)
  } catch {
    return 'unreadable'
  }
}
