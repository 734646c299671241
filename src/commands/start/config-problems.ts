import { type LoadedConfig, originOf } from '../../config/load.ts'
import type { Config } from '../../config/schema.ts'
import { resolveKeymap } from '../../dashboard/keys/bindings.ts'
import { minStartTokens } from '../../inject/select/select.ts'
import { FRAME_LINES } from '../../runtime/projection/format.ts'

/** The fewest lines that can be given with a prompt: one learning in its frame. In Markdown it stands between two markers. */
const MIN_LINES = { xml: FRAME_LINES + 1, markdown: FRAME_LINES + 3 } as const

/** Why no learning ever fits into what is given with a prompt, as a clause; undefined if one does. */
export function tooFewLines({ inject: { format } }: Pick<Config, 'inject'>, budget: number): string | undefined {
  const min = MIN_LINES[format]
  if (budget >= min) return undefined
  return `a learning and its frame take ${min} lines, more than ${budget} (hooks.budget)`
}

/** The same of what is given at the start of a session. */
function tooFewTokens({ inject: { format, budget_tokens: budget } }: Pick<Config, 'inject'>): string | undefined {
  const min = minStartTokens(format)
  if (budget === 'adaptive' || budget >= min) return undefined
  return `a learning and its frame take at least ${min} tokens, more than ${budget} (inject.budget_tokens)`
}

/** Why the limit for proposals is not the one that was set; undefined if it is. */
function suggestAboveAuto({ tiers: { auto, suggest } }: Pick<Config, 'tiers'>): string | undefined {
  return suggest > auto
    ? `tiers.suggest (${suggest}) has no effect above tiers.auto (${auto}): what reaches that is always proposed`
    : undefined
}

/** What is wrong with the person's own keys, each with the place where it was set. */
export function keyProblems(loaded: LoadedConfig): string[] {
  return resolveKeymap(loaded.config.keys).problems.map(({ text, settings }) => {
    const where = settings.flatMap((key) => originOf(loaded, key).where ?? [])[0]
    return where === undefined ? text : `${where}: ${text}`
  })
}

/**
 * What is wrong with the settings and keeps nothing else from being done: mistakes in the files, keys that bind nothing, limits that nothing
 * fits or that have no effect.
 */
export function configProblems(loaded: LoadedConfig): string[] {
  const { config, warnings } = loaded
  const { session_start: atStart, prompt } = config.inject
  const tokens = atStart ? tooFewTokens(config) : undefined
  const lines = prompt ? tooFewLines(config, config.hooks.budget) : undefined
  const tiers = suggestAboveAuto(config)
  return [
    ...warnings,
    ...(tokens === undefined ? [] : [`Nothing is ever given at the start of a session: ${tokens}`]),
    ...(lines === undefined ? [] : [`Nothing is ever given with a prompt: ${lines}`]),
    ...(tiers === undefined ? [] : [tiers]),
    ...keyProblems(loaded),
  ]
}
