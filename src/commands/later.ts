import { decideItems } from './items/decide-items.ts'
import type { CommandContext, Options } from './start/context.ts'

/** `sage later ID…`: put off until the dashboard is next opened, or with `--until-restored` until `sage restore`. */
export function run(context: CommandContext, ids: readonly string[], { untilRestored }: Options): Promise<number> {
  const [until, after] =
    untilRestored === true
      ? (['unburied', 'until sage restore'] as const)
      : (['session', 'until sage is next opened'] as const)
  return decideItems(context, ids, { decision: 'later', until }, { done: 'Put off', after })
}
