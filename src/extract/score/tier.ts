import type { Tier } from '../candidate.ts'

/** The lowest confidence for each tier: `[tiers]` of the configuration. */
export type Tiers = { readonly auto: number; readonly suggest: number }

/** The tier of a confidence. The lowest confidence of a tier belongs to it. */
export function tierOf(confidence: number, tiers: Tiers): Tier {
  if (confidence >= tiers.auto) return 'auto'
  return confidence >= tiers.suggest ? 'suggest' : 'skip'
}
