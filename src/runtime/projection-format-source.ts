import { statSync } from 'node:fs'
import type { ProjectionSource, ProjectionTarget } from './projection-format.ts'

/** A source as it is now. The writer of a projection and the hook that checks it must look at the same things. */
export function sourceState(path: string): ProjectionSource {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats ? { path, size: Number(stats.size), mtimeNs: String(stats.mtimeNs) } : { path, size: -1, mtimeNs: '0' }
}

/** Whether each of these still has the size and the time of change that the projection was made from. */
export function areFresh(sources: readonly ProjectionSource[]): boolean {
  return sources.every((source) => {
    const now = sourceState(source.path)
    return now.size === source.size && now.mtimeNs === source.mtimeNs
  })
}

/** The target of a workspace that was located; hooks and commands make it the same way. */
export function projectionTarget(
  { id, dir, root }: { readonly id: string; readonly dir: string; readonly root: string },
  { dataHome, claudeDir }: Pick<ProjectionTarget, 'dataHome' | 'claudeDir'>,
): ProjectionTarget {
  return { id, workspaceDir: dir, projectDir: root, dataHome, claudeDir }
}
