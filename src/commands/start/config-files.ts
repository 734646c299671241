import { type ConfigFiles, type LoadedConfig, loadConfig } from '../../config/load.ts'
import { dataHome } from '../../workspace/paths/homes.ts'
import { userPaths, workspacePaths } from '../../workspace/paths/paths.ts'
import type { CommandContext } from './context.ts'
import { locationOf } from './project-root.ts'

/** The configuration files for the folder a command was started in; no project's if none here has a `.sage`. */
export function findConfigFiles(context: CommandContext): ConfigFiles {
  const user = userPaths(dataHome(context.environment)).config
  const { kind, dir } = locationOf(context)
  if (kind === 'none') return { user }
  return { user, project: { path: workspacePaths(dir).config, trusted: kind !== 'untrusted' } }
}

/** The configuration that applies where a command was started. Throws `UserError` for a mistake in a file, unless `tolerant`. */
export function loadConfigHere(context: CommandContext, { tolerant = false } = {}): LoadedConfig {
  return loadConfig({ ...findConfigFiles(context), env: context.environment.env, tolerant })
}

/** What the files alone say, ignoring mistakes. Environment variables do not count, because an agent can choose them. */
export function loadConfigOfFiles(context: CommandContext): LoadedConfig {
  return loadConfig({ ...findConfigFiles(context), env: {}, tolerant: true })
}
