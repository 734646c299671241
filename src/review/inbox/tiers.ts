import type { LoadedConfig } from '../../config/load.ts'
import { logOdds } from '../../extract/score/log-odds.ts'
import type { Tiers } from '../../extract/score/tier.ts'
import type { Item } from '../../journal/item/item.ts'
import { decidedAs } from './decided-as.ts'

/** The share of proposals that should be worth keeping, among those that are not almost certain. */
const WANTED = 0.5
/** That share counts as much as this many decisions, until a person has made some. */
const PRIOR_DECISIONS = 10
/** The most log-odds to move by: 0.70 becomes 0.46 or 0.86. */
const MAX_SHIFT = 1

type Decided = Pick<Item, 'status' | 'evidence' | 'tier'>

/** `[tiers]`. The person's decisions move what they have not set, but lower nothing that a project raised. */
export function tiersIn(
  { config, origins }: Pick<LoadedConfig, 'config' | 'origins'>,
  items: Iterable<Decided>,
): Tiers {
  const setBy = origins.get('tiers.suggest')?.source
  const isFixed = !config.extract.reweigh || setBy === 'user' || setBy === 'environment'
  if (isFixed) return config.tiers
  const moved = tiersFor(items, config.tiers)
  return setBy === 'project' ? { ...moved, suggest: Math.max(moved.suggest, config.tiers.suggest) } : moved
}

/**
 * Lowers `tiers.suggest` for a person who approves most of what is proposed, and raises it for one who rejects most: what is proposed next is
 * again worth keeping every other time. Nothing is stored, so an undone decision no longer counts. What is almost certain says nothing about
 * the threshold.
 */
function tiersFor(items: Iterable<Decided>, tiers: Tiers): Tiers {
  const counts = { approved: 0, rejected: 0 }
  for (const item of items) {
    const decided = item.tier === 'suggest' && item.evidence.speaker === 'person' ? decidedAs(item) : undefined
    if (decided !== undefined) counts[decided]++
  }
  const { approved, rejected } = counts
  const share = (approved + PRIOR_DECISIONS * WANTED) / (approved + rejected + PRIOR_DECISIONS)
  const shift = Math.max(-MAX_SHIFT, Math.min(MAX_SHIFT, logOdds(share) - logOdds(WANTED)))
  const moved = 1 / (1 + Math.exp(shift - logOdds(tiers.suggest)))
  return { ...tiers, suggest: Math.min(Math.round(moved * 100) / 100, tiers.auto) }
}
