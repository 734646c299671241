import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { projectionTarget } from '../../runtime/projection/source.ts'
import { isSetUp, locateWorkspace, type WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { dataHome, type Environment, homesOf } from '../../workspace/paths/homes.ts'
import type { CommandContext } from './context.ts'

/** The folder a command is about: inside Claude Code the project's, wherever the model has moved to. */
export function startOf({ environment, cwd }: Pick<CommandContext, 'environment' | 'cwd'>): string {
  return environment.env.CLAUDE_PROJECT_DIR || cwd
}

/** The project in which the command was started, with or without a workspace. */
export function locationOf(context: CommandContext): WorkspaceLocation {
  return locateWorkspace({ start: startOf(context), dataHome: dataHome(context.environment) })
}

/** The workspace whose learnings a session started in `start` would get, or undefined. */
export function findTarget(start: string, environment: Environment): ProjectionTarget | undefined {
  return targetAt(locateWorkspace({ start, dataHome: dataHome(environment) }), environment)
}

/** The same for where a command was started; throws (exit 3) if Sage is not set up there. */
export async function requireTarget(context: CommandContext): Promise<ProjectionTarget> {
  const { environment } = context
  const found = locationOf(context)
  const target = targetAt(found, environment)
  if (target && (found.kind === 'project' || !found.foreign)) return target
  // Only now are the journals needed; `sage list` does without them if it can.
  const [{ locateProject }, { notSetUp }] = await Promise.all([
    import('../../review/inbox/moved-project.ts'),
    import('../../review/inbox/not-set-up.ts'),
  ])
  const homes = homesOf(environment)
  const location = locateProject(startOf(context), homes)
  if (isSetUp(location)) return projectionTarget(location, homes)
  throw notSetUp(location, homes)
}

function targetAt(location: WorkspaceLocation, environment: Environment): ProjectionTarget | undefined {
  if (!isSetUp(location)) return undefined
  return projectionTarget(location, homesOf(environment))
}

/** Why an installed hook does nothing: Sage is not set up in this project. */
export function whyHookIdles(location: WorkspaceLocation): string | undefined {
  return isSetUp(location) ? undefined : `It does nothing in "${location.root}" until Sage is set up there: sage init`
}
