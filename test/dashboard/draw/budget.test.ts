import { describe, expect, test } from 'vitest'
import { bulkCost, costOf } from '../../../src/dashboard/draw/budget.ts'
import type { Preview } from '../../../src/dashboard/state/source.ts'
import type { Forecast } from '../../../src/inject/publish/forecast.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'

const pending = makeItem('one')
const approved = makeItem('one', { status: 'approved' })
const before = { tokens: 444, limit: 500, given: 5, of: 5 }
const none = { outside: [], pushedOut: [] }
const preview = (start: Partial<Forecast>, more: Partial<Preview> = {}): Preview => ({
  file: '.sage/learnings.md',
  lines: ['Use pnpm'],
  tokens: 41,
  start: { before, after: { ...before, tokens: 485, given: 6, of: 6 }, ...none, ...start },
  withPrompts: true,
  ...more,
})

describe('costOf()', () => {
  test('costOf() says what the start of a session costs before and after', () =>
    expect(costOf(pending, preview({}))).toEqual({
      when: 'next session',
      cost: '41 tokens · budget 444 → 485 of 500',
      warnings: [],
    }))

  test('costOf() says of the first one what is paid for what surrounds it', () => {
    const start = { before: { ...before, tokens: 0, given: 0 }, after: { ...before, tokens: 63, given: 1 } }
    expect(costOf(pending, preview(start)).cost).toBe('41 tokens and 22 around it · budget 0 → 63 of 500')
  })

  test('costOf() has figures that add up, though each is rounded', () => {
    const start = { before, after: { ...before, tokens: 484, given: 6, of: 6 } }
    expect(costOf(pending, preview(start)).cost).toBe('40 tokens · budget 444 → 484 of 500')
  })

  test('costOf() has no impossible figure for one that does not fit, and says how it comes then', () =>
    expect(costOf(pending, preview({ outside: [{ id: 'one', reason: 'budget' }] }))).toEqual({
      when: 'with relevant prompts',
      cost: '41 tokens · 444 of 500 are used',
      warnings: ['does not fit into the budget: it is given only with prompts it is relevant to'],
    }))

  test('costOf() says where the budget grows', () => {
    const start = { before, after: { ...before, tokens: 520, limit: 1000, given: 10, of: 10 } }
    expect(costOf(pending, preview(start)).cost).toBe('41 tokens · budget 444 of 500 → 520 of 1.0k')
    const full = { after: { ...before, of: 8, growsAt: 10 }, outside: [{ id: 'one', reason: 'budget' }] } as const
    expect(costOf(pending, preview(full)).warnings[0]).toContain('which grows with the 10th learning')
  })

  test('costOf() says of an approved one that it did not fit', () =>
    expect(costOf(approved, preview({ outside: [{ id: 'one', reason: 'budget' }] })).warnings).toEqual([
      'did not fit into the budget: it is given only with prompts it is relevant to',
    ]))

  test('costOf() promises no prompt where prompts are given nothing', () => {
    const { when, warnings } = costOf(
      pending,
      preview({ outside: [{ id: 'one', reason: 'budget' }] }, { withPrompts: false }),
    )
    expect([when, ...warnings]).toEqual(['never given', 'does not fit into the budget: it is not given to Claude'])
  })

  test('costOf() names what is pushed out, and why', () => {
    const left = { id: 'two', text: 'Prefer subagents', reason: 'budget' } as const
    expect(costOf(pending, preview({ pushedOut: [left] })).warnings).toEqual([
      'then “Prefer subagents” no longer fits: it is given only with relevant prompts',
    ])
    expect(costOf(pending, preview({ pushedOut: [left, { ...left, id: 'three' }] })).warnings).toEqual([
      'then “Prefer subagents” and 1 more no longer fit: they are given only with relevant prompts',
    ])
    expect(costOf(pending, preview({ pushedOut: [{ ...left, reason: 'opposite', by: 'one' }] })).warnings).toEqual([
      'then “Prefer subagents” is no longer given: this one contradicts it',
    ])
    const same = [left, left].map((one) => ({ ...one, reason: 'same' as const, by: 'one' }))
    expect(costOf(pending, preview({ pushedOut: same })).warnings).toEqual([
      'then “Prefer subagents” and 1 more are no longer given: this one says the same',
    ])
    expect(costOf(pending, preview({ pushedOut: [left] }, { withPrompts: false })).warnings).toEqual([
      'then “Prefer subagents” no longer fits',
    ])
  })

  test('costOf() says when an approved learning is not what sessions start with', () => {
    expect(costOf(approved, preview({ after: { ...before, tokens: 0, given: 0 } })).warnings).toEqual([
      'sessions start without learnings (inject.session_start is off)',
    ])
    expect(costOf(approved, preview({ outside: [{ id: 'one', reason: 'imported-file' }] })).when).toBe(
      'with the file, in every session',
    )
    expect(costOf(approved, preview({ outside: [{ id: 'one', reason: 'same', by: 'two' }] })).warnings).toEqual([
      'says the same as another learning, which is given in its place',
    ])
  })

  test('costOf() knows the words alone before the journals are read', () => {
    const { start: _, ...first } = preview({})
    expect(costOf(pending, first)).toEqual({ when: 'next session', cost: '41 tokens', warnings: [] })
  })
})

describe('bulkCost()', () => {
  test('bulkCost() counts what would not fit', () => {
    const after = { ...before, tokens: 497, given: 6, of: 14 }
    expect(bulkCost(9, { before, after, ...none })).toEqual([
      'Budget 444 → 497 of 500 tokens; all of them fit.',
      'All of them fit into the budget.',
    ])
    expect(bulkCost(1, { before, after, ...none })).toEqual([
      'Budget 444 → 497 of 500 tokens; it fits.',
      'It fits into the budget.',
    ])
    const outside = Array.from({ length: 8 }, (_, n) => ({ id: `${n}`, reason: 'budget' as const }))
    expect(bulkCost(9, { before, after, outside, pushedOut: [] })[0]).toBe(
      'Budget 444 → 497 of 500 tokens: 8 of these 9 would not fit; the card of each says when it is given.',
    )
    const pushedOut = [{ id: 'two', text: 'Prefer subagents', reason: 'budget' as const }]
    expect(bulkCost(9, { before, after, outside, pushedOut }).slice(-2)).toEqual([
      '8 of these 9 and 1 approved before would not fit into the budget.',
      '9 would not fit into the budget.',
    ])
    expect(bulkCost(1, { before, after, outside: [], pushedOut }).at(-2)).toBe(
      '1 approved before would not fit into the budget.',
    )
  })

  test('bulkCost() does not say that they fit where sessions start without any', () => {
    const after = { ...before, tokens: 0, given: 0 }
    expect(bulkCost(9, { before, after, ...none })[0]).toContain('inject.session_start is off')
  })
})

test('the header and the rows of Approved say that not all of what was approved is in the budget', () => {
  const items = [makeItem('in', { status: 'approved' }), makeItem('out', { status: 'approved' })]
  const budget = { used: 484, limit: 500, given: 5, of: 7, outside: ['out'] }
  for (const [columns, says] of [
    [120, 'inject 5 of 7 · 484/500 tok'],
    [80, '5/7 · 484/500 tok'],
  ] as const) {
    expect(frameOf(startState({ items, budget }, { columns, rows: 30 })).text).toContain(says)
  }
  const { text } = frameOf(press(startState({ items, budget }), '2').state)
  expect(text).toMatch(/– Learning out/u)
  expect(text).not.toMatch(/– Learning in/u)
})
