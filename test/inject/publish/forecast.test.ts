import { describe, expect, it } from 'vitest'
import type { Learning } from '../../../src/inject/learning/learning.ts'
import { forecastStart, viewStart } from '../../../src/inject/publish/forecast.ts'
import { selectLearnings, startTokens } from '../../../src/inject/select/select.ts'
import { contextText } from '../../../src/runtime/projection/context-text.ts'
import { estimateTokens } from '../../../src/text/tokens.ts'
import { makeLearning } from '../../helpers/make-learning.ts'

const options = { format: 'xml', budget: 500, sessionStart: true } as const
const nothingRead = { isRead: () => false }
const WORDS = 'the integration tests need the staging database and a fresh checkout of the schema'
const world = (approved: readonly Learning[]) => ({
  approved,
  ...nothingRead,
  selection: selectLearnings(approved, { format: 'xml', budget: 500, ...nothingRead }),
})

describe('startTokens()', () => {
  it('is what the whole text costs, and never more than the budget, whatever stands around the learnings', () => {
    const kinds = ['preference', 'blocker', 'decision'] as const
    for (const format of ['xml', 'markdown'] as const)
      for (let count = 0; count < 120; count++) {
        const many = Array.from({ length: count }, (_, n) =>
          makeLearning(`id${n}`, `${n} ${WORDS}`, { kind: kinds[n % 3] ?? 'fact' }),
        )
        const selection = selectLearnings(many, { format, budget: 500, ...nothingRead })
        const lines = selection.start.map(({ line }) => line)
        const tokens = startTokens(selection, format)
        expect(tokens).toBe(estimateTokens(contextText(format, lines, selection.rest.length)))
        expect(tokens).toBeLessThanOrEqual(500)
        expect(lines.length > 0).toBe(count > 0)
      }
  })
})

describe('forecastStart()', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, n) => makeLearning(`id${n}`, `${n} ${WORDS}`, { kind: 'convention' }))

  it('says what the start of a session costs before and after', () => {
    const { before, after, outside, pushedOut } = forecastStart(world(some(2)), [makeLearning('new', WORDS)], options)
    expect([before.given, before.of, after.given, after.of]).toEqual([2, 2, 3, 3])
    expect(after.tokens).toBeGreaterThan(before.tokens)
    expect([...outside, ...pushedOut]).toEqual([])
  })

  it('says what the limit is and from how many learnings on it is higher, where it grows', () => {
    const limits = (budget: 'adaptive' | number) => {
      const { before, after } = forecastStart(world(some(9)), [makeLearning('new', WORDS)], { ...options, budget })
      return [before, after].map(({ limit, growsAt }) => [limit, growsAt])
    }
    expect(limits('adaptive')).toEqual([
      [500, 10],
      [1000, 50],
    ])
    expect(limits(700)).toEqual([
      [700, undefined],
      [700, undefined],
    ])
  })

  it('leaves out, before and after, what Claude Code reads in a file that is checked out in a worktree', () => {
    const approved = some(2)
    const isRead = ({ id }: Pick<Learning, 'id'>) => approved.some((one) => one.id === id)
    const selection = selectLearnings(approved, { format: 'xml', budget: 500, isRead })
    const { before, after } = forecastStart({ approved, selection, isRead }, [makeLearning('new', WORDS)], options)
    expect([before.of, after.of]).toEqual([0, 1])
  })

  it('names the one that would not fit', () => {
    const { before, after, outside, pushedOut } = forecastStart(
      world(some(9)),
      [makeLearning('new', WORDS, { kind: 'self_knowledge' })],
      options,
    )
    expect(outside).toEqual([{ id: 'new', reason: 'budget' }])
    expect(pushedOut).toEqual([])
    expect([after.given, after.of]).toEqual([before.given, 10])
    expect(after.tokens).toBeLessThanOrEqual(500)
  })

  it('names the one that would be pushed out', () => {
    const full = world(some(9))
    const last = full.selection.start.at(-1)?.learning
    const { outside, pushedOut, after } = forecastStart(
      full,
      [makeLearning('new', WORDS, { kind: 'blocker' })],
      options,
    )
    expect(outside).toEqual([])
    expect(pushedOut).toContainEqual({ id: last?.id, reason: 'budget', text: last?.text })
    expect(after.tokens).toBeLessThanOrEqual(500)
  })

  it('says of one that is overruled by the new one that it is', () => {
    const approved = [makeLearning('wide', 'Use npm, not pnpm', { scope: 'user' })]
    const { pushedOut } = forecastStart(world(approved), [makeLearning('new', 'Use pnpm, not npm')], options)
    expect(pushedOut).toEqual([{ id: 'wide', reason: 'opposite', by: 'new', text: 'Use npm, not pnpm' }])
  })

  it('tells of an approved one where it stands now', () => {
    const full = world(some(15))
    const [left] = full.selection.rest
    expect(left).toBeDefined()
    const { before, after, outside } = forecastStart(full, left ? [left.learning] : [], options)
    expect(after).toEqual(before)
    expect(outside.map(({ id }) => id)).toEqual([left?.learning.id])
  })

  it('counts several at once', () => {
    const { after, outside } = forecastStart(
      world([]),
      some(9).map((one) => ({ ...one, id: `new-${one.id}` })),
      options,
    )
    expect(after.of).toBe(9)
    expect(outside).toHaveLength(9 - after.given)
  })
})

describe('viewStart()', () => {
  it('is empty where the start of a session prints no learnings', () => {
    const { selection } = world([makeLearning('one', WORDS)])
    expect(viewStart(selection, { ...options, sessionStart: false })).toEqual({
      tokens: 0,
      limit: 500,
      given: 0,
      of: 1,
    })
  })
})
