import { settingsPath } from '../workspace/settings-places.ts'
import { EXIT } from '../text/user-error.ts'
import { consentOf } from './change-settings.ts'
import type { CommandContext, Options } from './context.ts'
import { uninstallFrom } from './install-hook.ts'
import { locationOf } from './project-root.ts'
import { say } from './say.ts'

/** `sage hook uninstall`: the opposite of `sage hook install` with the same flag. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const scope = options.global === true ? 'user' : 'project'
  const path = settingsPath(scope, context.environment, locationOf(context).root)
  const outcome = await uninstallFrom(context, path, consentOf(options))
  if (outcome === 'nothing-to-do') say(context.stdout, 'There is no hook of Sage there.')
  return outcome === 'declined' ? EXIT.failure : EXIT.ok
}
