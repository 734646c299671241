import { projectionTarget } from '../runtime/projection-format-source.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import { locateWorkspace } from '../workspace/locate.ts'
import { type Environment, claudeConfigDir, dataHome } from '../workspace/paths.ts'

/** The workspace that a session started in `start` would be given learnings from, or undefined. */
export function findTarget(start: string, environment: Environment): ProjectionTarget | undefined {
  const home = dataHome(environment)
  const location = locateWorkspace({ start, dataHome: home })
  if (location.kind !== 'project' && location.kind !== 'private') return undefined
  return projectionTarget(location, { dataHome: home, claudeDir: claudeConfigDir(environment) })
}

export function requireTarget(start: string, environment: Environment): ProjectionTarget {
  const target = findTarget(start, environment)
  if (target) return target
  throw new UserError(`There is no workspace of yours at or above "${start}"`, {
    hint: 'Run `sage init` in the project first',
    exitCode: EXIT.notSetUp,
    code: 'not-set-up',
  })
}
