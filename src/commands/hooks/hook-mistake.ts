import { EXIT, UserError } from '../../base/user-error.ts'
import { logError } from '../../runtime/errors/error-log.ts'
import { findOwnWorkspace } from '../../workspace/locate/locate.ts'
import { mayUseDataHome } from '../../workspace/locate/named-home.ts'
import { dataHome } from '../../workspace/paths/homes.ts'
import { workspacePaths } from '../../workspace/paths/paths.ts'
import type { CommandContext } from '../start/context.ts'
import { startOf } from '../start/project-root.ts'

/** Logs what went wrong in the hooks' error log, as a code word; nowhere if the workspace is unknown. Never throws. */
export function noteHookMistake(context: CommandContext, event: string, error: unknown): void {
  const { environment, now } = context
  const entry =
    error instanceof UserError && error.exitCode === EXIT.usage
      ? { event, code: 'bad-arguments' }
      : { event, code: 'unexpected', error }
  try {
    const start = startOf(context)
    if (!mayUseDataHome(environment, [start])) return
    const location = findOwnWorkspace({ start, dataHome: dataHome(environment) })
    if (location) logError(workspacePaths(location.dir), entry, now())
  } catch {
    // The project folder is gone: there is nowhere to write to.
  }
}
