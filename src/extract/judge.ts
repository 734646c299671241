import { findFeatures, type Features } from './features.ts'
import { type Adjustments, confidenceOf, type Score } from './score.ts'
import type { SentenceView } from './sentence-view.ts'

/** A sentence with what speaks for it and against it, and what that comes to: reasons are spelled out only for what is kept. */
export type Judged = {
  readonly view: SentenceView
  readonly features: Features
  /** Asks outright to remember something. */
  readonly explicit: boolean
  /** Before and after an explicit wish counts for more than the sum of what was found. */
  readonly summed: number
  readonly confidence: number
}

export function judgeSentence(view: SentenceView, adjustments: Adjustments): Judged {
  const features = findFeatures(view)
  const { ids } = features
  const summed = confidenceOf(ids, view.writing, adjustments)
  const explicit = ids.has('memory-file') || ids.has('remember')
  const lifted =
    explicit && !isStopped(view, ids) && summed >= (ids.has('memory-file') ? MEMORY_LIFTED_FROM : LIFTED_FROM)
  return { view, features, explicit, summed, confidence: lifted ? EXPLICIT + (1 - EXPLICIT) * summed : summed }
}

/** What an explicit wish to remember is worth at least (seed 003: "always treated as ≥ 0.95"); what speaks for it still ranks it. */
const EXPLICIT = 0.95
/** Below this, "remember" is more likely a feature of the product. */
const LIFTED_FROM = 0.4
const MEMORY_LIFTED_FROM = 0.3
/** What is below it in sum can be lifted by nothing. */
export const LEAST_LIFTED = MEMORY_LIFTED_FROM
/** "Remember that the search service …" tells a fact; "remember the last search" orders a feature. */
const REMEMBER_CLAUSE = /^ (?:please |and |also |so |ok |note and )*remember that (?!(?:in|into|for|to) )/
const LIFT_STOPPERS = ['asks', 'product', 'in-document', 'wonders', 'review-voice']

function isStopped(view: SentenceView, ids: ReadonlySet<string>): boolean {
  return LIFT_STOPPERS.some((id) => ids.has(id) && !(id === 'product' && REMEMBER_CLAUSE.test(view.folded)))
}

/** The sum with the part that lifted it, if it was. */
export function liftScore({ summed, confidence }: Judged, score: Score): Score {
  if (confidence === summed) return score
  const weight = Math.log(confidence / (1 - confidence)) - Math.log(summed / (1 - summed))
  return { confidence, parts: [...score.parts, { id: 'explicit', weight, because: 'asks outright to remember it' }] }
}
