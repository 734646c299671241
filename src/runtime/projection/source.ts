import { statIfReadable } from '../../workspace/files/read-if-readable.ts'
import type { Homes } from '../../workspace/paths/homes.ts'
import type { ProjectionSource, ProjectionTarget } from './format.ts'

/**
 * A source as it is now. The writer of a projection and the hook that checks it must look at the same things. What cannot be looked at, such as
 * instructions in somebody else's closed folder above the project, Claude Code cannot load either; of files of ours, who reads them tells.
 */
export function sourceState(path: string): ProjectionSource {
  // In fractional milliseconds: as exact as file system clocks; whole nanoseconds cost a cold process 0.1 ms more.
  const stats = statIfReadable(path)
  return stats ? { path, size: stats.size, mtimeMs: stats.mtimeMs } : { path, size: -1, mtimeMs: 0 }
}

/** Whether each of these still has the size and modification time that the projection was made from. */
export function areFresh(sources: readonly ProjectionSource[]): boolean {
  return sources.every((source) => {
    const now = sourceState(source.path)
    return now.size === source.size && now.mtimeMs === source.mtimeMs
  })
}

type Located = {
  readonly id: string
  readonly dir: string
  readonly root: string
  readonly from: string
  readonly worktree?: string
}

/** The target of a located workspace; hooks and commands make it the same way. */
export function projectionTarget(
  { id, dir, root, from, worktree }: Located,
  { dataHome, claudeDir, home }: Homes,
): ProjectionTarget {
  const place = { ...(worktree !== undefined && { worktree }), ...(from !== root && { startedIn: from }) }
  return { id, workspaceDir: dir, projectDir: root, ...place, dataHome, claudeDir, home }
}
