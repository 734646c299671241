import { describe, expect, it } from 'vitest'
import { budgetGrowsAt, fitBudget, tokenBudget } from '../../../src/inject/select/budget.ts'

describe('tokenBudget()', () => {
  it.each([
    [0, 500],
    [9, 500],
    [10, 1000],
    [49, 1000],
    [50, 2000],
    [99, 2000],
    [100, 3000],
    [10_000, 3000],
  ])('gives %i learnings %i tokens', (count, tokens) => expect(tokenBudget('adaptive', count)).toBe(tokens))

  it('keeps a fixed number', () => expect(tokenBudget(777, 3)).toBe(777))
})

describe('budgetGrowsAt()', () => {
  it.each([
    [0, 10],
    [9, 10],
    [10, 50],
    [99, 100],
    [100, undefined],
  ])('says after %i learnings where there is more room', (count, from) =>
    expect(budgetGrowsAt('adaptive', count)).toBe(from),
  )

  it('says of a fixed number that it never grows', () => expect(budgetGrowsAt(777, 3)).toBeUndefined())
})

describe('fitBudget()', () => {
  it('takes whole learnings only and lets a shorter one in after one that is too long', () => {
    const entries = ['short', 'x'.repeat(4000), 'also short'].map((text) => ({
      line: { key: text, section: '' as const, text },
    }))
    const { fitting, left } = fitBudget(entries, 500)
    expect(fitting.map(({ line }) => line.text)).toEqual(['short', 'also short'])
    expect(left).toHaveLength(1)
  })
})
