import { statfsSync } from 'node:fs'

/** Those of these folders whose disk has no room left for a file, or no place for one more; some disks do not say. */
export function fullDisks(folders: readonly string[]): string[] {
  return folders.filter((folder) => {
    try {
      const { blocks, bavail, files, ffree } = statfsSync(folder)
      return (blocks > 0 && bavail === 0) || (files > 0 && ffree === 0)
    } catch {
      // Not there, or closed: other checks say so.
      return false
    }
  })
}
