import { loadConfig } from '../config/load.ts'
import { keyLabel, resolveKeymap } from '../dashboard/keys/bindings.ts'
import { SCOPES_OF_KEYS } from '../dashboard/keys/keymap.ts'
import { EXIT } from '../text/user-error.ts'
import { locateWorkspace } from '../workspace/locate.ts'
import { dataHome, userPaths, workspacePaths } from '../workspace/paths.ts'
import type { CommandContext, Options } from './context.ts'

const TITLES: Readonly<Record<(typeof SCOPES_OF_KEYS)[number], string>> = {
  global: 'Everywhere',
  list: 'Lists',
  items: 'Pending, Approved and Archive',
  pending: 'Pending',
  approved: 'Approved',
  archive: 'Archive',
  sessions: 'Sessions',
  activity: 'Activity',
  confirm: 'Questions',
}

/** `sage keys`: every key of the dashboard with the profile and the changes of the configuration, and what is wrong with them. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const { bindings, problems } = resolveKeymap(keysOf(context))
  if (options.json === true) {
    const keys = bindings.map(({ scope, action, keys, help, decides }) => ({
      scope,
      action,
      keys,
      help,
      decides: decides ?? false,
    }))
    context.stdout.write(`${JSON.stringify({ schemaVersion: 1, keys, problems })}\n`)
    return EXIT.ok
  }
  const sections = SCOPES_OF_KEYS.map((scope) => {
    const rows = bindings.filter((binding) => binding.scope === scope && binding.keys.length > 0)
    const lines = rows.map(({ keys, help }) => `  ${labels(keys).padEnd(12)} ${help}\n`)
    return `${TITLES[scope]}\n${lines.join('')}`
  })
  context.stdout.write(sections.join('\n'))
  for (const problem of problems) context.stderr.write(`sage: ${problem}\n`)
  return EXIT.ok
}

function labels(keys: readonly string[]): string {
  return keys
    .filter((key) => !key.startsWith('wheel'))
    .map((key) => keyLabel(key))
    .join(' ')
}

function keysOf(context: CommandContext) {
  const home = dataHome(context.environment)
  const location = locateWorkspace({ start: context.cwd, dataHome: home })
  const project =
    location.kind === 'none' || location.kind === 'untrusted' ? undefined : workspacePaths(location.dir).config
  return loadConfig({
    ...(project !== undefined && { project }),
    user: userPaths(home).config,
    env: context.environment.env,
    trusted: true,
    tolerant: true,
  }).config.keys
}
