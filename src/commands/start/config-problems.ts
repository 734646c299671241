import type { LoadedConfig } from '../../config/load.ts'
import type { Config } from '../../config/schema.ts'
import { resolveKeymap } from '../../dashboard/keys/bindings.ts'

/** The fewest lines that can be given with a prompt: a frame of three, and one learning. */
const LEAST_LINES = { xml: 4, markdown: 6 } as const

/** Why no learning ever fits into what is given with a prompt, as a clause; undefined if one does. */
export function tooFewLines({ inject: { format } }: Pick<Config, 'inject'>, budget: number): string | undefined {
  const least = LEAST_LINES[format]
  if (budget >= least) return undefined
  return `${budget} lines are too few for a learning and its frame, which take ${least} (hooks.budget)`
}

/** What is wrong with the settings and keeps nothing else from being done: mistakes in the files, keys that bind nothing, limits that nothing fits. */
export function configProblems({ config, warnings }: Pick<LoadedConfig, 'config' | 'warnings'>): string[] {
  const tooFew = config.inject.prompt ? tooFewLines(config, config.hooks.budget) : undefined
  return [
    ...warnings,
    ...(tooFew === undefined ? [] : [`Nothing is ever given with a prompt: ${tooFew}`]),
    ...resolveKeymap(config.keys).problems,
  ]
}
