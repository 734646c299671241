import { statfsSync, statSync } from 'node:fs'

/** Of each disk without free space, or without room for another file, the first of these folders. Some disks do not say. */
export function fullDisks(folders: readonly string[]): string[] {
  const disks = new Set<number>()
  return folders.filter((folder) => {
    try {
      const { dev } = statSync(folder)
      if (disks.has(dev)) return false
      disks.add(dev)
      const { blocks, bavail, files, ffree } = statfsSync(folder)
      return (blocks > 0 && bavail === 0) || (files > 0 && ffree === 0)
    } catch {
      // Missing, or not accessible: other checks report that.
      return false
    }
  })
}
