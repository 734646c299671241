import type { RenderedLine } from '../../runtime/projection/context-text.ts'
import { FRAME_UNITS, MAX_UNITS, unitsOf } from '../../runtime/projection/format.ts'
import { estimateTokens } from '../../text/tokens.ts'

/** With fewer tokens left no learning fits, so we can stop counting the tokens of the thousands that remain. */
const MIN_LEARNING_TOKENS = 5

/** Seed 003's tiers: few learnings need little context. `from`: the number of learnings at which a tier begins. */
const TIERS = [
  { from: 0, tokens: 500 },
  { from: 10, tokens: 1_000 },
  { from: 50, tokens: 2_000 },
  { from: 100, tokens: 3_000 },
] as const

/** A number of tokens, or as many as the number of learnings needs. */
export type BudgetSetting = 'adaptive' | number

/** The limit in tokens. */
export function tokenBudget(budget: BudgetSetting, learnings: number): number {
  if (budget !== 'adaptive') return budget
  return TIERS.findLast(({ from }) => learnings >= from)?.tokens ?? TIERS[0].tokens
}

/** The number of learnings at which the limit next grows; undefined if it never does. */
export function budgetGrowsAt(budget: BudgetSetting, learnings: number): number | undefined {
  return budget === 'adaptive' ? TIERS.find(({ from }) => from > learnings)?.from : undefined
}

export type Fit<T> = { readonly fitting: T[]; readonly left: T[] }

/** Takes what fits, in order, whole learnings only. One that is too long does not keep out a shorter one after it. */
export function fitBudget<T extends { readonly line: RenderedLine }>(ordered: readonly T[], tokens: number): Fit<T> {
  const fitting: T[] = []
  const left: T[] = []
  let tokensLeft = tokens
  let unitsLeft = MAX_UNITS - FRAME_UNITS
  for (const entry of ordered) {
    if (tokensLeft < MIN_LEARNING_TOKENS) {
      left.push(entry)
      continue
    }
    const cost = estimateTokens(entry.line.text)
    const length = unitsOf(entry.line.text)
    if (cost > tokensLeft || length > unitsLeft) {
      left.push(entry)
      continue
    }
    tokensLeft -= cost
    unitsLeft -= length
    fitting.push(entry)
  }
  return { fitting, left }
}
