import { loadConfig } from '../../config/load.ts'
import type { Config } from '../../config/schema.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { userPaths, workspacePaths } from '../../workspace/paths/paths.ts'

/**
 * The configuration that hooks follow. The workspace is this person's, so it is trusted; wrong values are skipped, because a hook never
 * fails for a typo. Environment variables do not count: the next process that rebuilds the projection may have others.
 */
export function readHooksConfig(target: ProjectionTarget): Config {
  const project = { path: workspacePaths(target.workspaceDir).config, trusted: true }
  const user = userPaths(target.dataHome).config
  return loadConfig({ project, user, env: {}, tolerant: true }).config
}
