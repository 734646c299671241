import { describe, expect, test } from 'vitest'
import { defaultConfig } from '../../../src/config/schema.ts'
import type { Item, Status } from '../../../src/journal/item/item.ts'
import { feedbackFrom } from '../../../src/review/inbox/feedback.ts'
import { makeItems } from '../../helpers/make-item.ts'

const settings = defaultConfig.extract

function items(count: number, status: Status, cues: string[], speaker: Item['evidence']['speaker'] = 'person'): Item[] {
  return makeItems(count, (index) => ({
    id: `${status}-${cues.join('-')}-${index}`,
    status,
    cues,
    evidence: { speaker },
  }))
}

describe('feedbackFrom() mutes a cue', () => {
  test.each([
    ['below a tenth after ten decisions', 0, 10, true],
    ['with one approval in eleven', 1, 10, true],
    ['not at a tenth', 1, 9, false],
    ['not before ten decisions', 0, 9, false],
  ])('%s', (_, approved, rejected, muted) => {
    const feedback = feedbackFrom(
      [...items(approved, 'approved', ['bad']), ...items(rejected, 'rejected', ['bad'])],
      settings,
    )
    expect(feedback.muted.has('bad')).toBe(muted)
    expect(feedback.cues).toMatchObject([
      { cue: 'bad', approved, rejected, muted, acceptance: approved / (approved + rejected) },
    ])
  })

  test('unless the person keeps it', () => {
    const feedback = feedbackFrom(items(12, 'rejected', ['bad']), { ...settings, keep_cues: ['bad'] })
    expect(feedback.muted.size).toBe(0)
  })
})

test('feedbackFrom() counts approved, retired and merged for a cue, rejected against it, waiting items and own notes not at all', () => {
  const decided = [
    ...items(1, 'approved', ['a', 'a', 'b']),
    ...items(1, 'retired', ['a']),
    ...items(1, 'merged', ['a']),
    ...items(1, 'rejected', ['a']),
    ...items(5, 'pending', ['a']),
    ...items(5, 'later', ['a']),
    ...items(5, 'approved', ['a'], 'self'),
    ...items(5, 'approved', ['a'], 'file'),
  ]
  expect(feedbackFrom(decided, settings).cues).toMatchObject([
    { cue: 'a', approved: 3, rejected: 1 },
    { cue: 'b', approved: 1, rejected: 0 },
  ])
})

test('feedbackFrom() does not blame a cue for what is weak: the person asked for it', () => {
  const weak = items(12, 'rejected', ['a']).map((item) => ({ ...item, tier: 'skip' as const }))
  expect(feedbackFrom(weak, settings).cues).toEqual([])
})

test('feedbackFrom() shifts cues against the average of the person, by no more than one, and forgets undone decisions', () => {
  const decided = [
    ...items(20, 'approved', ['good']),
    ...items(20, 'rejected', ['bad']),
    ...items(3, 'approved', ['mixed']),
    ...items(3, 'rejected', ['mixed']),
  ]
  const { weights } = feedbackFrom(decided, settings)
  expect(weights.get('good')).toBe(1)
  expect(weights.get('bad')).toBe(-1)
  expect(weights.get('mixed') ?? 0).toBe(0)
  const undone = decided.map((item) => ({ ...item, status: 'pending' as const }))
  expect(feedbackFrom(undone, settings)).toEqual({ muted: new Set(), weights: new Map(), cues: [] })
  expect(feedbackFrom(decided, { ...settings, reweigh: false }).weights.size).toBe(0)
})

test('feedbackFrom() moves little on one decision', () => {
  const decided = [...items(5, 'approved', ['x']), ...items(5, 'rejected', ['x']), ...items(1, 'rejected', ['new'])]
  expect(Math.abs(feedbackFrom(decided, settings).weights.get('new') ?? 0)).toBeLessThan(0.3)
})

test('feedbackFrom() names first what was decided on most, either way', () => {
  const decided = [
    ...items(1, 'approved', ['b']),
    ...items(1, 'rejected', ['a']),
    ...items(2, 'approved', ['y']),
    ...items(3, 'rejected', ['z']),
  ]
  expect(feedbackFrom(decided, settings).cues.map(({ cue }) => cue)).toEqual(['z', 'y', 'a', 'b'])
})

test('feedbackFrom() hardly shifts a cue that does as well as everything a person decides on', () => {
  const decided = ['a', 'b'].flatMap((cue) => [...items(9, 'approved', [cue]), ...items(1, 'rejected', [cue])])
  for (const { adjust } of feedbackFrom(decided, { ...settings, reweigh: true }).cues)
    expect(Math.abs(adjust)).toBeLessThan(0.5)
})
