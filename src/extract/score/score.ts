import type { ScorePart } from '../candidate.ts'
import { featureTable, isFeature, numberOf } from '../features/feature-table.ts'
import type { Writing } from '../view/language.ts'
import { model } from './model.ts'
import { reasonText } from './reason.ts'

/** How this person's decisions or settings change the sum. Plain values: reading them is the caller's job. */
export type Adjustments = {
  /** Cues that are ignored. */
  readonly muted?: ReadonlySet<string>
  /** Log-odds added to a cue's weight where it holds. */
  readonly weights?: ReadonlyMap<string, number>
}

export type Score = { readonly confidence: number; readonly parts: readonly ScorePart[] }

export type Scorer = {
  /** The confidence, 0 to 1, of a sentence in which the features of these numbers hold. */
  confidenceOf(numbers: readonly number[], writing: Writing): number
  /**
   * The same with the terms of its sum: `confidence = 1 / (1 + e^-sum)`. The first part is the base, the log-odds of a sentence about
   * which nothing is known; the rest are strongest first. `wordsOf`: the typed words for a feature, for quoting.
   */
  explain(numbers: readonly number[], writing: Writing, wordsOf: (number: number) => string | undefined): Score
}

/** The most that decisions can move a score, however many cues agree. */
const MAX_SHIFT = 1.5

/** The weight of each feature, by its number. */
const WEIGHTS: readonly number[] = featureTable.map(({ id }) => model.weights[id] ?? 0)
const UNSPACED_WEIGHTS = featureTable.map(({ id }) => (model.weights[id] ?? 0) + (model.unspaced[id] ?? 0))

/** Creates the scorer for one person. Decisions about a cue that no longer exists are ignored. */
export function createScorer({ muted, weights: added }: Adjustments): Scorer {
  const [weights, unspacedWeights] = [WEIGHTS.slice(), UNSPACED_WEIGHTS.slice()]
  const shifts = featureTable.map(() => 0)
  for (const [id, shift] of added ?? []) if (isFeature(id)) shifts[numberOf(id)] = shift
  for (const id of muted ?? [])
    if (isFeature(id)) for (const values of [weights, unspacedWeights, shifts]) values[numberOf(id)] = 0

  function weightsIn(writing: Writing): readonly number[] {
    return writing === 'unspaced' ? unspacedWeights : weights
  }

  function shiftOf(numbers: readonly number[]): number {
    let shift = 0
    for (const number of numbers) shift += shifts[number] as number
    return Math.max(-MAX_SHIFT, Math.min(MAX_SHIFT, shift))
  }

  function confidenceOf(numbers: readonly number[], writing: Writing): number {
    const ofWriting = weightsIn(writing)
    let sum = model.base[writing]
    for (const number of numbers) sum += ofWriting[number] as number
    return 1 / (1 + Math.exp(-sum - shiftOf(numbers)))
  }

  return {
    confidenceOf,
    explain(numbers, writing, wordsOf) {
      const parts: ScorePart[] = []
      for (const number of numbers) {
        const weight = weightsIn(writing)[number] as number
        const row = featureTable[number]
        if (weight === 0 || row === undefined) continue
        parts.push({ id: row.id, weight, because: reasonText(row.because, wordsOf(number)) })
      }
      const shift = shiftOf(numbers)
      if (shift !== 0)
        parts.push({ id: 'your-decisions', weight: shift, because: 'your decisions on proposals like this' })
      const base = { id: 'base', weight: model.base[writing], because: 'most sentences are work, not learnings' }
      return {
        confidence: confidenceOf(numbers, writing),
        parts: [base, ...parts.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))],
      }
    },
  }
}
