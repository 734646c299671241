import { EXIT } from '../base/user-error.ts'
import { resolveKeymap } from '../dashboard/keys/bindings.ts'
import { keyLabels, SCOPE_TITLES } from '../dashboard/keys/key-table.ts'
import { keymap, SCOPES_OF_KEYS } from '../dashboard/keys/keymap.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { remark, say } from './say/say.ts'
import { loadConfigHere } from './start/config-files.ts'
import { keyProblems } from './start/config-problems.ts'
import type { CommandContext, Options } from './start/context.ts'

/**
 * `sage keys`: every action of the dashboard with its keys, after the profile and the changes of the configuration, the name by which
 * `config.toml` knows it, and what is wrong with the changes.
 */
export function run(context: CommandContext, _args: readonly string[], options: Options): number {
  const loaded = loadConfigHere(context, { tolerant: true })
  const { bindings } = resolveKeymap(loaded.config.keys)
  // Which of the warnings is about keys cannot always be told: a file that is no TOML has none of them.
  const problems = [...loaded.warnings, ...keyProblems(loaded)]
  if (options.json === true) {
    const keys = bindings.map(({ scope, action, keys, help, decides }) => ({
      scope,
      action,
      keys,
      help,
      decides: decides ?? false,
    }))
    context.stdout.write(jsonAnswer({ keys, problems }))
    return EXIT.ok
  }
  const ascii = context.stdout.onlyAscii ?? false
  const sections = SCOPES_OF_KEYS.flatMap((scope) => {
    const rows = bindings.filter((binding) => binding.scope === scope)
    const lines = rows.map(
      ({ keys, action, help }) => `  ${labelled(keys, ascii)} ${action.padEnd(ACTION_WIDTH)} ${help}`,
    )
    return [`${SCOPE_TITLES[scope]}  [keys.${scope}]`, ...lines, '']
  })
  say(context.stdout, ...sections.slice(0, -1))
  remark(context.stderr, ...problems)
  return EXIT.ok
}

const ACTION_WIDTH = Math.max(...keymap.map(({ action }) => action.length))

function labelled(keys: readonly string[], ascii: boolean): string {
  return (keyLabels(keys, ascii).join(' ') || 'no key').padEnd(12)
}
