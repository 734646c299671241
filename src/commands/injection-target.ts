import { projectionTarget } from '../runtime/projection-format-source.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { locateWorkspace, type WorkspaceLocation } from '../workspace/locate.ts'
import { notSetUp } from '../workspace/not-set-up.ts'
import { type Environment, claudeConfigDir, dataHome } from '../workspace/paths.ts'

/** The workspace that a session started in `start` would be given learnings from, or undefined. */
export function findTarget(start: string, environment: Environment): ProjectionTarget | undefined {
  return targetAt(locateWorkspace({ start, dataHome: dataHome(environment) }), environment)
}

/** The same; throws (exit 3) if Sage is not set up there. */
export function requireTarget(start: string, environment: Environment): ProjectionTarget {
  const location = locateWorkspace({ start, dataHome: dataHome(environment) })
  const target = targetAt(location, environment)
  if (target) return target
  throw notSetUp(location)
}

function targetAt(location: WorkspaceLocation, environment: Environment): ProjectionTarget | undefined {
  if (location.kind !== 'project' && location.kind !== 'private') return undefined
  return projectionTarget(location, { dataHome: dataHome(environment), claudeDir: claudeConfigDir(environment) })
}
