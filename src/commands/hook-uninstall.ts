import { settingsPath, type SettingsScope } from '../workspace/settings-places.ts'
import { EXIT } from '../text/user-error.ts'
import { type ChangeOutcome, consentOf } from './say/consent.ts'
import type { CommandContext, Options } from './start/context.ts'
import { uninstallFrom } from './hooks/install-hook.ts'
import { refuseAgent } from './start/person.ts'
import { locationOf } from './start/project-root.ts'
import { say } from './say/say.ts'

/**
 * `sage hook uninstall`: the opposite of `sage hook install` with the same flag. In a project it also cleans the shared settings, where
 * somebody may have added the hook by hand.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  if (options.dryRun !== true) refuseAgent(context, 'remove the hook', { hasKey: false })
  const scopes: readonly SettingsScope[] = options.global === true ? ['user'] : ['project', 'shared']
  const { root } = locationOf(context)
  const outcomes: ChangeOutcome[] = []
  for (const scope of scopes) {
    const path = settingsPath(scope, context.environment, root)
    outcomes.push(await uninstallFrom(context, path, consentOf(options)))
  }
  if (outcomes.every((outcome) => outcome === 'nothing-to-do')) say(context.stdout, 'Sage has no hook there.')
  return outcomes.includes('declined') ? EXIT.failure : EXIT.ok
}
