import { fileStamp } from '../../workspace/file-stamp.ts'

/** Calls `act` at the first look, and at each later one where one of the files is another than before. A look costs a `stat` for each. */
export function whenChanged(paths: readonly string[], act: () => void): () => void {
  let seen: string | undefined
  return () => {
    const state = paths.map(stampIfAllowed).join()
    if (state === seen) return
    seen = state
    act()
  }
}

/** What may not be looked at says so when it is read. */
function stampIfAllowed(path: string): string {
  try {
    return fileStamp(path).stamp
  } catch {
    return 'unreadable'
  }
}
