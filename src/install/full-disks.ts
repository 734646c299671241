import { statfsSync } from 'node:fs'

/** The folders whose disk has no free space, or no room for another file. Some disks do not say. */
export function fullDisks(folders: readonly string[]): string[] {
  return folders.filter((folder) => {
    try {
      const { blocks, bavail, files, ffree } = statfsSync(folder)
      return (blocks > 0 && bavail === 0) || (files > 0 && ffree === 0)
    } catch {
      // Missing, or not accessible: other checks report that.
      return false
    }
  })
}
