import { realpathSync } from 'node:fs'
import { dirname, sep } from 'node:path'

/** The path as the system has it, without links; undefined if nothing can be found there. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** The nearest folder that is still there: a worktree may have been removed, a package moved. Of a drive that is gone none is. */
export function existingPart(path: string): string | undefined {
  if (realPath(path) !== undefined) return path
  return dirname(path) === path ? undefined : existingPart(dirname(path))
}

/** Whether two paths lead to the same place. */
export function isSamePlace(one: string, other: string): boolean {
  if (one === other) return true
  const real = realPath(one)
  return real !== undefined && real === realPath(other)
}

/** Whether a path is the folder or inside it; both as the system has them. */
export function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
