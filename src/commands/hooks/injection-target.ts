import { projectionTarget } from '../../runtime/projection-format-source.ts'
import type { ProjectionTarget } from '../../runtime/projection-format.ts'
import { isSetUp, locateWorkspace, type WorkspaceLocation } from '../../workspace/locate.ts'
import { type Environment, claudeConfigDir, dataHome } from '../../workspace/paths.ts'
import type { CommandContext } from '../start/context.ts'
import { locationOf } from '../start/project-root.ts'

/** The workspace whose learnings a session started in `start` would get, or undefined. */
export function findTarget(start: string, environment: Environment): ProjectionTarget | undefined {
  return targetAt(locateWorkspace({ start, dataHome: dataHome(environment) }), environment)
}

/** The same for where a command was started; throws (exit 3) if Sage is not set up there. */
export async function requireTarget(context: CommandContext): Promise<ProjectionTarget> {
  const { environment } = context
  const location = locationOf(context)
  const target = targetAt(location, environment)
  if (target) return target
  // Only now are the journals needed; `sage list` does without them if it can.
  const { notSetUp } = await import('../../inject/not-set-up.ts')
  throw notSetUp(location, { dataHome: dataHome(environment), claudeDir: claudeConfigDir(environment) })
}

function targetAt(location: WorkspaceLocation, environment: Environment): ProjectionTarget | undefined {
  if (!isSetUp(location)) return undefined
  return projectionTarget(location, { dataHome: dataHome(environment), claudeDir: claudeConfigDir(environment) })
}
