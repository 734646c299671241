import { EXIT } from '../base/user-error.ts'
import { settingsPath, type SettingsScope } from '../workspace/settings/settings-places.ts'
import { uninstallFrom } from './hooks/install-hook.ts'
import { type ChangeOutcome, consentOf } from './say/consent.ts'
import { say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { ownHookStatus } from './start/own-hook.ts'
import { refuseAgent } from './start/person.ts'
import { locationOf } from './start/project-root.ts'

/**
 * `sage hook uninstall`: the opposite of `sage hook install` with the same flag. In a project it also cleans the shared settings, where
 * somebody may have added the hook by hand.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  if (options.dryRun !== true) refuseAgent(context, 'remove the hook')
  const scopes: readonly SettingsScope[] = options.global === true ? ['user'] : ['project', 'shared']
  const { root } = locationOf(context)
  const outcomes: ChangeOutcome[] = []
  const paths = scopes.map((scope) => settingsPath(scope, context.environment, root))
  for (const path of paths) outcomes.push(await uninstallFrom(context, path, consentOf(options)))
  if (outcomes.every((outcome) => outcome === 'nothing-to-do'))
    say(
      context.stdout,
      `Sage has no hook in ${paths.map((path) => `"${path}"`).join(' or ')}.${elsewhereText(context, root, scopes)}`,
    )
  return outcomes.includes('declined') ? EXIT.failure : EXIT.ok
}

/** Most people have it in their own settings, and those who know no flag look for it in the project's. */
function elsewhereText({ environment }: CommandContext, root: string, scopes: readonly SettingsScope[]): string {
  const { installations } = ownHookStatus(environment, root)
  const other = installations.find(({ scope }) => !scopes.includes(scope))
  const flag = scopes.includes('user') ? '' : ' --global'
  return other === undefined ? '' : ` It is in "${other.path}": sage hook uninstall${flag}`
}
