import { projectionTarget } from '../../runtime/projection-format-source.ts'
import type { ProjectionTarget } from '../../runtime/projection-format.ts'
import { isSetUp, locateWorkspace, type WorkspaceLocation } from '../../workspace/locate.ts'
import { type Environment, claudeConfigDir, dataHome } from '../../workspace/paths.ts'

/** The workspace whose learnings a session started in `start` would get, or undefined. */
export function findTarget(start: string, environment: Environment): ProjectionTarget | undefined {
  return targetAt(locateWorkspace({ start, dataHome: dataHome(environment) }), environment)
}

/** The same; throws (exit 3) if Sage is not set up there. */
export async function requireTarget(start: string, environment: Environment): Promise<ProjectionTarget> {
  const home = dataHome(environment)
  const location = locateWorkspace({ start, dataHome: home })
  const target = targetAt(location, environment)
  if (target) return target
  // Only now are the journals needed; `sage list` does without them if it can.
  const { notSetUp } = await import('../../inject/not-set-up.ts')
  throw notSetUp(location, { dataHome: home, claudeDir: claudeConfigDir(environment) })
}

function targetAt(location: WorkspaceLocation, environment: Environment): ProjectionTarget | undefined {
  if (!isSetUp(location)) return undefined
  return projectionTarget(location, { dataHome: dataHome(environment), claudeDir: claudeConfigDir(environment) })
}
