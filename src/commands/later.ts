import type { CommandContext, Options } from './start/context.ts'
import { decideItems } from './items/decide-items.ts'

/** `sage later ID…`: out of the way until the dashboard is started the next time, or with `--until-restored` until `sage restore`. */
export function run(context: CommandContext, ids: readonly string[], options: Options): Promise<number> {
  if (options.untilRestored !== true)
    return decideItems(context, ids, 'later', { done: 'Put off', after: 'until sage is next opened' })
  return decideItems(context, ids, 'later', {
    done: 'Put off',
    after: 'until sage restore',
    details: { until: 'unburied' },
  })
}
