import { EXIT } from '../base/user-error.ts'
import { set } from './config-change.ts'
import { askForHook } from './hooks/install-hook.ts'
import { injectionSettings } from './options/injection-flags.ts'
import { consentOf } from './say/consent.ts'
import { withHint } from './say/say-error.ts'
import { say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { locationOf, whyHookIdles } from './start/project-root.ts'

/** `sage hook install`: for this project, or with `--global` for all of the person's. Its other options become settings (seed 001). */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const scope = options.global === true ? 'user' : 'project'
  const location = locationOf(context)
  const { threshold, budget, content, minPromptLength } = injectionSettings(options)
  const install = await askForHook(context, scope, location.root, consentOf(options))
  if (!install) return EXIT.failure
  // First, so that nothing is installed where a setting is refused.
  let isSet = false
  if (options.dryRun !== true)
    for (const [key, value] of [
      ['hooks.threshold', threshold],
      ['hooks.budget', budget],
      ['hooks.content', content],
      ['hooks.min_prompt_length', minPromptLength],
    ] as const)
      if (value !== undefined) {
        await set.run(context, [key, String(value)], {})
        isSet = true
      }
  try {
    install()
  } catch (error) {
    throw isSet ? withHint(error, 'The hook is not installed; the settings above stay as set') : error
  }
  const idle = whyHookIdles(location)
  if (idle !== undefined) say(context.stdout, idle)
  return EXIT.ok
}
