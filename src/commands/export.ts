import { EXIT } from '../text/user-error.ts'
import type { CommandContext, Options } from './context.ts'
import { exportItems } from './export-formats.ts'
import { sayHeldBack } from './for-model.ts'
import { openStore } from './open-store.ts'
import { EXPORT_FORMATS, scopeOption, wordOption } from './option-values.ts'
import { isInsideClaude } from './person.ts'

/** `sage export`: what was approved, on stdout; with `--pending` also what waits, but not inside Claude Code. */
export function run(context: CommandContext, _: readonly string[], options: Options): Promise<number> {
  const format = wordOption(options, 'format', EXPORT_FORMATS) ?? 'md'
  const scope = scopeOption(options)
  const { store } = openStore(context)
  const items = [...store.state().items.values()].filter(
    (item) =>
      (item.status === 'approved' || (options.pending === true && item.status === 'pending')) &&
      (scope === undefined || item.scope === scope),
  )
  const shown = isInsideClaude(context.environment.env) ? items.filter(({ status }) => status === 'approved') : items
  context.stdout.write(exportItems(shown, format))
  sayHeldBack(context, items.length - shown.length)
  return Promise.resolve(EXIT.ok)
}
