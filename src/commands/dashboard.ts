import { EXIT, UserError } from '../base/user-error.ts'
import { runDashboard } from '../dashboard/main/main.ts'
import { settingsFrom } from '../dashboard/state/settings.ts'
import type { Outside } from '../dashboard/state/source.ts'
import type { Item } from '../journal/item/item.ts'
import { previewItem } from './dashboard/facts/preview.ts'
import { readFirstLook } from './dashboard/open/first-look.ts'
import { lateSource } from './dashboard/open/late-source.ts'
import type { OpenedSource } from './dashboard/open/source.ts'
import { COLOR_MODES, wordOption } from './options/option-values.ts'
import { wantsPlain } from './plain/mode.ts'
import type { CommandContext, Options } from './start/context.ts'
import { dropTypedAhead } from './start/drop-typed-ahead.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { findTarget, startOf } from './start/project-root.ts'

type Opened = OpenedSource & { readonly ready: () => Promise<void> }

/**
 * `sage`: the dashboard. Without a screen, or inside Claude Code, it prints the pending list; without a keyboard it says what to run
 * instead; with a screen reader it becomes `sage review`. Where Sage is not set up, it offers that first.
 */
export async function run(context: CommandContext, args: readonly string[], options: Options): Promise<number> {
  const { stdin, stdout, environment } = context
  const color = wordOption(options, 'color', COLOR_MODES)
  if (!stdout.isTTY || isInsideClaude(context)) return (await import('./list.ts')).run(context, [], { pending: true })
  if (!stdin.isTTY)
    throw new UserError('The dashboard needs a keyboard, but standard input is not a terminal', {
      hint: 'Run "sage review" to go line by line, or "sage list" to read',
      exitCode: EXIT.usage,
      code: 'no-terminal',
    })
  const opened = await openQuickly(context).catch((error: unknown) => setUpFirst(context, error))
  if (!opened) return EXIT.notSetUp
  const { source, config, target, ready } = opened
  if (wantsPlain(environment.env, config, options)) {
    await source.close()
    return (await import('./review.ts')).run(context, args, options)
  }
  const settings = settingsFrom(config, environment.env, {
    ascii: options.ascii === true,
    inline: options.inline === true,
    home: environment.home,
    ...(color && { color }),
  })
  const loadInk = async () => {
    await ready()
    return (await import('./dashboard/open/load-ink.ts')).loadInk()
  }
  const outside: Outside = {
    async perform(...asked) {
      const { performOutside } = await import('./dashboard/outside/outside.ts')
      await performOutside({ context, target, clipboard: config.ui.clipboard }, ...asked)
    },
  }
  return await runDashboard({
    source,
    outside,
    settings,
    stdin,
    stdout,
    dropTyped: dropTypedAhead,
    now: context.now,
    loadInk,
  })
}

/** Where Sage is not set up, the person at this terminal is offered that; undefined if they do not want it. */
async function setUpFirst(context: CommandContext, error: unknown): Promise<Opened | undefined> {
  if (!(error instanceof UserError && error.code === 'not-set-up')) throw error
  return (await (await import('./init.ts')).offer(context, error)) ? await openQuickly(context) : undefined
}

/**
 * Opens the inbox, or shows what the last dashboard left if nothing has changed since. Then the code that reads journals and transcripts
 * is loaded by `ready()`, after the first frame. Until then no key is read, so nothing is decided on old data.
 */
async function openQuickly(context: CommandContext): Promise<Opened> {
  const load = async () => {
    // This loads editor, pager and clipboard before they are needed: an update of Sage deletes the files of the one that is open.
    const [{ openDashboardSource }] = await Promise.all([
      import('./dashboard/open/source.ts'),
      import('./dashboard/outside/outside.ts'),
    ])
    return openDashboardSource(context)
  }
  const target = findTarget(startOf(context), context.environment)
  const look = target && readFirstLook(context, target)
  if (!target || !look) return { ...(await load()), ready: async () => {} }
  const { config, snapshot } = look
  const preview = (item: Item) => previewItem(item, { config, target })
  const source = lateSource({ snapshot, preview }, async () => (await load()).source)
  return { source, config, target, ready: source.open }
}
