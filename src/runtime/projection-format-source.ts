import { statSync } from 'node:fs'
import type { ProjectionSource, ProjectionTarget } from './projection-format.ts'

/** A source as it is now. The writer of a projection and the hook that checks it must look at the same things. */
export function sourceState(path: string): ProjectionSource {
  // In milliseconds with fractions: as exact as a clock that file systems look at, and by whole nanoseconds a cold process takes 0.1 ms longer.
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? { path, size: stats.size, mtimeMs: stats.mtimeMs } : { path, size: -1, mtimeMs: 0 }
}

/** Whether each of these still has the size and the time of change that the projection was made from. */
export function areFresh(sources: readonly ProjectionSource[]): boolean {
  return sources.every((source) => {
    const now = sourceState(source.path)
    return now.size === source.size && now.mtimeMs === source.mtimeMs
  })
}

/** The target of a workspace that was located; hooks and commands make it the same way. */
export function projectionTarget(
  location: { readonly id: string; readonly dir: string; readonly root: string; readonly worktree?: string },
  { dataHome, claudeDir }: Pick<ProjectionTarget, 'dataHome' | 'claudeDir'>,
): ProjectionTarget {
  const { id, dir, root, worktree } = location
  return { id, workspaceDir: dir, projectDir: root, ...(worktree !== undefined && { worktree }), dataHome, claudeDir }
}
