import { EXIT } from '../text/user-error.ts'
import { consentOf } from './change-settings.ts'
import type { CommandContext, Options } from './context.ts'
import { installHook } from './install-hook.ts'
import { locationOf } from './project-root.ts'
import { say } from './say.ts'

/** `sage hook install`: for this project, or with `--global` for all of the person's projects. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const scope = options.global === true ? 'user' : 'project'
  const { root } = locationOf(context)
  const outcome = await installHook(context, scope, root, consentOf(options))
  if (scope === 'project' && outcome !== 'declined' && outcome !== 'by-plugin')
    say(context.stdout, `It runs only when Claude Code is started in "${root}" itself; --global has no such limit.`)
  return outcome === 'declined' ? EXIT.failure : EXIT.ok
}
