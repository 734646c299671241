import { findFeatures, type Features } from './features.ts'
import { numberOf } from './feature-table.ts'
import type { Score, Scorer } from './score.ts'
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

export function judgeSentence(view: SentenceView, scorer: Scorer): Judged {
  const features = findFeatures(view)
  const { numbers } = features
  const summed = scorer.confidenceOf(numbers, view.writing)
  const namesFile = numbers.includes(MEMORY_FILE)
  const explicit = namesFile || numbers.includes(REMEMBER)
  const lifted = explicit && summed >= (namesFile ? MEMORY_LIFTED_FROM : LIFTED_FROM) && !isStopped(view, numbers)
  return { view, features, explicit, summed, confidence: lifted ? EXPLICIT + (1 - EXPLICIT) * summed : summed }
}

const MEMORY_FILE = numberOf('memory-file')
const REMEMBER = numberOf('remember')
/** What an explicit wish to remember is worth at least (seed 003: "always treated as ≥ 0.95"); what speaks for it still ranks it. */
const EXPLICIT = 0.95
/** Below this, "remember" is more likely a feature of the product. */
const LIFTED_FROM = 0.4
const MEMORY_LIFTED_FROM = 0.3
/** What is below it in sum can be lifted by nothing. */
export const LEAST_LIFTED = MEMORY_LIFTED_FROM
/** "Remember that the search service …" tells a fact; "remember the last search" orders a feature. */
const REMEMBER_CLAUSE = /^ (?:please |and |also |so |ok |note and )*remember that (?!(?:in|into|for|to) )/
const PRODUCT = numberOf('product')
const LIFT_STOPPERS = [PRODUCT, ...['asks', 'in-document', 'wonders', 'review-voice'].map(numberOf)]

function isStopped(view: SentenceView, numbers: readonly number[]): boolean {
  return LIFT_STOPPERS.some(
    (number) => numbers.includes(number) && !(number === PRODUCT && REMEMBER_CLAUSE.test(view.folded)),
  )
}

/** The sum with the part that lifted it, if it was. */
export function liftScore({ summed, confidence }: Judged, score: Score): Score {
  if (confidence === summed) return score
  const weight = Math.log(confidence / (1 - confidence)) - Math.log(summed / (1 - summed))
  return { confidence, parts: [...score.parts, { id: 'explicit', weight, because: 'asks outright to remember it' }] }
}
