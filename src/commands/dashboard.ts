import type * as InkScreen from '../dashboard/ink-screen.tsx'
import { runDashboard } from '../dashboard/main.ts'
import { settingsFrom } from '../dashboard/settings.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import type { CommandContext, Options } from './context.ts'
import { openDashboardSource } from './dashboard-source.ts'
import { outsideOf } from './outside.ts'
import { isInsideClaude } from './person.ts'
import { wantsPlain } from './plain-mode.ts'

/**
 * `sage`: the dashboard. Where there is no screen to draw on it prints the pending list; where nobody can type, or inside Claude Code, it
 * says what to run instead; where a screen reader is named it is `sage review`.
 */
export async function run(context: CommandContext, args: readonly string[], options: Options): Promise<number> {
  const { stdin, stdout, environment } = context
  if (!stdout.isTTY || isInsideClaude(environment.env))
    return (await import('./list.ts')).run(context, [], { pending: true })
  if (!stdin.isTTY)
    throw new UserError('The dashboard needs a keyboard, and standard input is no terminal', {
      hint: 'Run "sage review" to go line by line, or "sage list" to read',
      exitCode: EXIT.usage,
      code: 'no-terminal',
    })
  const opened = openDashboardSource(context)
  const { source, config } = opened
  if (wantsPlain(environment.env, config, options)) {
    await source.close()
    return (await import('./review.ts')).run(context, args, options)
  }
  const settings = settingsFrom(config, environment.env, {
    ascii: options.ascii === true,
    inline: options.inline === true,
    home: environment.home,
    ...(typeof options.color === 'string' && { color: options.color }),
  })
  // Beside this bundle, and loaded by name at run time: nothing but the dashboard ever loads Ink.
  const bundle = './dashboard.mjs'
  const loadInk = async () => (await import(bundle)) as typeof InkScreen
  const outside = outsideOf(context, { clipboard: config.ui.clipboard, tmp: opened.tmp })
  return await runDashboard({ source, outside, settings, stdin, stdout, now: context.now, loadInk })
}
