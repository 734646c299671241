import { describe, expect, it } from 'vitest'
import { budgetGrowsAt, fitBudget, tokenBudget } from '../../src/inject/budget.ts'
import { inOrder } from '../../src/inject/in-order.ts'
import type { Learning } from '../../src/inject/learning.ts'
import { decideScopes } from '../../src/inject/scope-winners.ts'
import { type SelectOptions, selectLearnings, startTokens } from '../../src/inject/select.ts'
import { areOpposite, statementOf } from '../../src/inject/statement.ts'
import { contextText } from '../../src/runtime/projection-format-text.ts'
import { MOST_UNITS } from '../../src/runtime/projection-format.ts'
import { makeLearning } from '../helpers/make-learning.ts'

const options: SelectOptions = { format: 'xml', budget: 'adaptive', isRead: () => false }
const ids = (list: ReadonlyArray<{ learning: { id: string } }>) => list.map((entry) => entry.learning.id)

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

describe('inOrder()', () => {
  it('puts pinned first, then repeats, scope, kind, recency', () => {
    const list = [
      makeLearning('old', 'a', { decidedAt: '2025-01-01T00:00:00.000Z' }),
      makeLearning('new', 'b'),
      makeLearning('fact', 'c', { kind: 'fact' }),
      makeLearning('user', 'd', { scope: 'user', kind: 'blocker' }),
      makeLearning('said-again', 'e', { scope: 'user', repeats: 2 }),
      makeLearning('pinned', 'f', { scope: 'global', pinned: true }),
    ]
    expect(inOrder(list).map(({ id }) => id)).toEqual(['pinned', 'said-again', 'new', 'old', 'fact', 'user'])
    expect(inOrder(list.toReversed())).toEqual(inOrder(list))
  })

  it('puts what stops work first and what Claude knows of itself last, and of two alike the one with the earlier id', () => {
    const kinds = [
      'blocker',
      'correction',
      'preference',
      'convention',
      'decision',
      'tool',
      'fact',
      'insight',
      'self_knowledge',
    ] as const
    const list = kinds.flatMap((kind) => ['b', 'a'].map((id) => makeLearning(`${id}-${kind}`, kind, { kind })))
    for (const given of [list, list.toReversed()])
      expect(inOrder(given).map(({ id }) => id)).toEqual(kinds.flatMap((kind) => [`a-${kind}`, `b-${kind}`]))
  })
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

describe('selectLearnings()', () => {
  it('stays below the limit of the client, JSON included, whatever the script and the budget', () => {
    for (const unit of ['ü', '中', '😀', '"', '\\', 'a']) {
      const many = Array.from({ length: 300 }, (_, n) => makeLearning(`id${n}`, `${n} ${unit.repeat(200)}`))
      for (const format of ['xml', 'markdown'] as const) {
        const { start, rest } = selectLearnings(many, { ...options, format, budget: 8000 })
        const text = contextText(
          format,
          start.map(({ line }) => line),
          rest.length,
        )
        const output = JSON.stringify({
          hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: text },
        })
        expect(output.length).toBeLessThanOrEqual(MOST_UNITS)
        expect(start.length).toBeGreaterThan(0)
        expect(start.length + rest.length).toBe(300)
      }
    }
  })

  it('gives nothing where not even the frame fits, and ends', () => {
    const { start, rest } = selectLearnings([makeLearning('a', 'Use pnpm')], { ...options, budget: 1 })
    expect([start.length, rest.length]).toEqual([0, 1])
  })

  it('says why each learning is left out', () => {
    const { start, leftOut } = selectLearnings(
      [
        makeLearning('ok', 'Use pnpm, not npm'),
        makeLearning('again', 'always use pnpm, not npm', { scope: 'user' }),
        makeLearning('against', 'Use npm, not pnpm', { scope: 'user' }),
        makeLearning('long', 'x'.repeat(501)),
        makeLearning('comment', 'hide <!-- this --> please'),
        makeLearning('lines', 'one\ntwo'),
        makeLearning('hidden', 'zero\u200bwidth'),
      ],
      options,
    )
    expect(ids(start)).toEqual(['ok'])
    expect(leftOut.map(({ id, reason, by }) => [id, reason, by].join(' ').trim()).toSorted()).toEqual([
      'again same ok',
      'against opposite ok',
      'comment refused',
      'hidden refused',
      'lines refused',
      'long refused',
    ])
  })

  it('puts the latest five decisions and the blockers in their sections, and nothing else, whatever stands before them', () => {
    const decisions = Array.from({ length: 7 }, (_, n) =>
      makeLearning(`d${n}`, `Decision ${n}`, { kind: 'decision', decidedAt: `2026-01-0${n + 1}T00:00:00.000Z` }),
    )
    const corrections = Array.from({ length: 6 }, (_, n) => makeLearning(`c${n}`, `Fix ${n}`, { kind: 'correction' }))
    const blocker = makeLearning('b', 'CI is down', { kind: 'blocker' })
    const { start } = selectLearnings([...decisions, ...corrections, blocker], options)
    const inSection = (name: string) => ids(start.filter(({ line }) => line.section === name))
    expect(inSection('decisions')).toEqual(['d6', 'd5', 'd4', 'd3', 'd2'])
    expect(inSection('blockers')).toEqual(['b'])
    expect(inSection('')).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'd1', 'd0'])
  })

  it('leaves out what Claude Code reads in a file by itself, and says so', () => {
    const learnings = [
      makeLearning('p', 'Use pnpm'),
      makeLearning('u', 'Answer in German', { scope: 'user' }),
      makeLearning('r', 'Ship on Friday'),
    ]
    const { start, leftOut } = selectLearnings(learnings, { ...options, isRead: ({ scope }) => scope === 'user' })
    expect(ids(start)).toEqual(['p', 'r'])
    expect(leftOut).toEqual([{ id: 'u', reason: 'imported-file' }])
  })

  it('uses all the room there is beside what stands around the learnings', () => {
    const learnings = Array.from({ length: 9 }, (_, n) => makeLearning(`n${n}`, `${n} ${'word '.repeat(60)}`.trim()))
    for (let budget = 400; budget < 600; budget += 7) {
      const { start, rest } = selectLearnings(learnings, { ...options, budget })
      expect(startTokens({ start, rest }, 'xml')).toBeLessThanOrEqual(budget)
      const [next, ...others] = rest
      if (!next) throw new Error('all of them fit')
      expect(startTokens({ start: [...start, next], rest: others }, 'xml')).toBeGreaterThan(budget)
    }
  })
})

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

describe('areOpposite()', () => {
  it.each([
    ['Use pnpm, not npm', 'Use npm, not pnpm', true],
    ['Use pnpm, not npm, for every install', 'Use npm for every install', true],
    ['Use tabs', "Don't use tabs", true],
    ['Prefer tabs instead of spaces', 'Prefer spaces over tabs', true],
    ['Utilise npm', 'Utilise pnpm, jamais npm', true],
    ['Use npm instead of pnpm for installs in this repo', 'Use pnpm instead of npm for installs in this repo', true],
    ['Render on the client rather than on the server', 'Render on the server rather than on the client', true],
    ['En este repo usa npm en lugar de pnpm', 'En este repo usa pnpm en lugar de npm', true],
    ['Nimm npm statt pnpm für alle Pakete', 'Nimm pnpm statt npm für alle Pakete', true],
    ['Never use npm instead of pnpm', 'Use npm instead of pnpm', true],
    ['Use npm instead of pnpm for installs', 'Use npm for installs', false],
    ['Run the tests before a commit over SSH', 'Run the tests before a commit', false],
    ['Never push to main in this repo', 'In this repo push to main', true],
    ['Use pnpm, not npm', 'Use pnpm', false],
    ['Use pnpm, not npm', 'Never use npm', false],
    ['Use tabs', 'Use spaces', false],
    ['Never commit secrets', 'Commit messages are in English', false],
    ['Never: push to main', 'Never push to main', false],
    ['Never: push to main', 'Push to main', true],
    ['Avoid: barrel files', 'Avoid barrel files', false],
    ['Never npm: use pnpm', 'Use pnpm', false],
  ])('%s / %s: %s', (a, b, expected) => {
    expect(areOpposite(statementOf(a), statementOf(b))).toBe(expected)
    expect(areOpposite(statementOf(b), statementOf(a))).toBe(expected)
  })
})
