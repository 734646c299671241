import type { ScorePart, Tier } from './candidate.ts'
import type { Features } from './features.ts'
import { model } from './model.ts'
import { reasons } from './reasons.ts'
import type { Writing } from './language.ts'

/** How this person's decisions, or the reader's settings, change the sum. Plain values: reading them back is the caller's. */
export type Adjustments = {
  /** Cues that count for nothing. */
  readonly muted?: ReadonlySet<string>
  /** Log-odds added to a cue's weight where it holds. */
  readonly weights?: ReadonlyMap<string, number>
}

export type Score = { readonly confidence: number; readonly parts: readonly ScorePart[] }

const WEIGHTS = new Map(Object.entries(model.weights))
const UNSPACED_WEIGHTS = new Map(Object.entries(model.unspaced))
/** However many cues agree, decisions move a score no further than this. */
const MOST_SHIFT = 1.5
const NO_ADJUSTMENTS: Adjustments = {}

/**
 * The confidence of a sentence, 0 to 1, and the terms whose sum it is: `confidence = 1 / (1 + e^-sum)`. The first part is
 * the base, the log-odds of a sentence about which nothing is known; the rest are strongest first. The base, and in some scripts
 * the weights, depend on the `writing`.
 */
export function scoreFeatures(
  features: Features,
  writing: Writing = 'english',
  adjustments: Adjustments = NO_ADJUSTMENTS,
): Score {
  const parts: ScorePart[] = []
  let shift = 0
  for (const id of features.ids) {
    if (adjustments.muted?.has(id)) continue
    shift += adjustments.weights?.get(id) ?? 0
    const weight = weightOf(id, writing)
    if (weight === 0) continue
    const because = reasons.get(id) ?? id
    const found = features.wordsOf(id)
    parts.push({ id, weight, because: found === undefined ? because : `${because}: "${found.slice(0, 60)}"` })
  }
  const own = limited(shift)
  if (own !== 0) parts.push({ id: 'your-decisions', weight: own, because: 'your decisions on proposals like this' })
  const base: ScorePart = { id: 'base', weight: model.base[writing], because: 'most sentences are work, not learnings' }
  return {
    confidence: confidenceOf(features.ids, writing, adjustments),
    parts: [base, ...parts.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))],
  }
}

/** Only the confidence of `scoreFeatures`: most sentences need no reasons. */
export function confidenceOf(
  ids: ReadonlySet<string>,
  writing: Writing = 'english',
  adjustments: Adjustments = NO_ADJUSTMENTS,
): number {
  let sum = model.base[writing]
  let shift = 0
  for (const id of ids) {
    if (adjustments.muted?.has(id)) continue
    sum += weightOf(id, writing)
    shift += adjustments.weights?.get(id) ?? 0
  }
  return 1 / (1 + Math.exp(-sum - limited(shift)))
}

function weightOf(id: string, writing: Writing): number {
  return (WEIGHTS.get(id) ?? 0) + (writing === 'unspaced' ? (UNSPACED_WEIGHTS.get(id) ?? 0) : 0)
}

function limited(shift: number): number {
  return Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, shift))
}

/** The tier of a confidence (thresholds: `[tiers]` of the configuration). */
export function tierOf(confidence: number, tiers: { readonly auto: number; readonly suggest: number }): Tier {
  if (confidence >= tiers.auto) return 'auto'
  return confidence >= tiers.suggest ? 'suggest' : 'skip'
}
