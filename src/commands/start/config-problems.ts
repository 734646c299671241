import type { LoadedConfig } from '../../config/load.ts'
import { resolveKeymap } from '../../dashboard/keys/bindings.ts'

/** What is wrong with the settings and keeps nothing from being done: mistakes in the files, and keys that bind nothing. */
export function configProblems({ config, warnings }: Pick<LoadedConfig, 'config' | 'warnings'>): string[] {
  return [...warnings, ...resolveKeymap(config.keys).problems]
}
