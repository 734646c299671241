import { describe, expect, it } from 'vitest'
import type { Learning } from '../../../src/inject/learning/learning.ts'
import { decideScopes } from '../../../src/inject/learning/scope-winners.ts'
import { makeLearning } from '../../helpers/make-learning.ts'

describe('decideScopes()', () => {
  const kept = (...learnings: Learning[]) => decideScopes(learnings).kept.map(({ id }) => id)

  it('lets project win over user and user over global, for the same and for the opposite', () => {
    expect(
      kept(makeLearning('g', 'Use tabs', { scope: 'global' }), makeLearning('u', 'Use tabs', { scope: 'user' })),
    ).toEqual(['u'])
    expect(kept(makeLearning('u', 'Never use tabs', { scope: 'user' }), makeLearning('p', 'Use tabs'))).toEqual(['p'])
    expect(
      kept(makeLearning('u', 'Verwende npm', { scope: 'user' }), makeLearning('p', 'Verwende pnpm, nicht npm')),
    ).toEqual(['p'])
  })

  it('keeps opposites within the scope of the user too: neither knows the case at hand better', () => {
    const [a, b] = ['Use pnpm, not npm', 'Use npm, not pnpm'].map((text) => makeLearning(text, text, { scope: 'user' }))
    expect(kept(a as Learning, b as Learning)).toHaveLength(2)
  })

  it.each([
    ['Use pnpm, not npm', 'Use pnpm, not yarn'],
    ['Just do it', 'Why not?'],
    ['Run the linter before the tests', 'Run the linter after the tests'],
    ['Turn caching on', 'Turn caching off'],
    ['Keep functions < 50 lines', 'Keep functions > 50 lines'],
    ['Merge to main from staging', 'Merge from main to staging'],
  ])('keeps both %j and %j, which are not the same', (...texts) => {
    expect(kept(...texts.map((text) => makeLearning(text, text)))).toEqual(texts)
  })

  it('keeps opposites within one scope, and everything that only sounds alike', () => {
    expect(kept(makeLearning('a', 'Use tabs'), makeLearning('b', 'Never use tabs'))).toEqual(['a', 'b'])
    expect(
      kept(makeLearning('a', 'Never use tabs in YAML files'), makeLearning('u', 'Use tabs', { scope: 'user' })),
    ).toEqual(['a', 'u'])
    expect(kept(makeLearning('a', 'Wait 10 seconds'), makeLearning('u', 'Wait 30 seconds', { scope: 'user' }))).toEqual(
      ['a', 'u'],
    )
  })
})
