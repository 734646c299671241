import { EXIT, UserError } from '../base/user-error.ts'
import { tomlValue } from '../config/value-text.ts'
import { installedGitHook } from '../install/git-hook/git-hook-file.ts'
import { sayFinding } from './hooks/say-finding.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { sayError } from './say/say-error.ts'
import { say } from './say/say.ts'
import { loadConfigHere } from './start/config-files.ts'
import type { CommandContext, Options } from './start/context.ts'
import { ownHookStatus } from './start/own-hook.ts'
import { locationOf, whyHookIdles } from './start/project-root.ts'

/**
 * `sage hook status`: where the hook and the git hook are installed, whether the hook will run, and with which settings. Exit 3 if it will not.
 */
export function run(context: CommandContext, _args: readonly string[], options: Options): number {
  const location = locationOf(context)
  const status = ownHookStatus(context.environment, location.root)
  const { works } = status
  const { hooks: settings } = loadConfigHere(context, { tolerant: true }).config
  const gitHook = gitHookHere(context)
  if (options.json === true) {
    context.stdout.write(jsonAnswer({ ...status, gitHook, settings }))
    return works ? EXIT.ok : EXIT.notSetUp
  }
  for (const { scope, path, events, command } of status.installations) {
    say(
      context.stdout,
      `${scope.padEnd(8)} ${path}`,
      `         ${events.join(', ')}`,
      `         ${command.node} ${command.script}`,
    )
  }
  if (status.plugin) say(context.stdout, `plugin   ${status.plugin.name}, switched on in ${status.plugin.path}`)
  if (gitHook !== undefined) say(context.stdout, `git      ${gitHook}`)
  const values = Object.entries(settings).map(([name, value]) => `${name} = ${tomlValue(value)}`)
  say(context.stdout, `settings ${values.join(', ')} (sage config set hooks.…)`)
  for (const finding of status.findings) sayFinding(context, finding)
  if (status.findings.length === 0) say(context.stdout, 'The hook is installed.')
  const idle = works ? whyHookIdles(location) : undefined
  if (idle !== undefined) say(context.stdout, idle)
  return works ? EXIT.ok : EXIT.notSetUp
}

/** A git that hangs must not prevent the rest from being shown. */
function gitHookHere({ cwd, stderr }: CommandContext): string | undefined {
  try {
    return installedGitHook(cwd)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    sayError(stderr, error)
    return undefined
  }
}
