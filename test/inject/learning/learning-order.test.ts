import { describe, expect, it } from 'vitest'
import { inOrder } from '../../../src/inject/learning/learning-order.ts'
import { makeLearning } from '../../helpers/make-learning.ts'

const repeat = { sessionId: 's', turnUuid: 't', text: 'e', at: '', afterDelivery: false }

describe('inOrder()', () => {
  it('puts pinned first, then repeats, scope, kind, recency', () => {
    const list = [
      makeLearning('old', 'a', { decidedAt: '2025-01-01T00:00:00.000Z' }),
      makeLearning('new', 'b'),
      makeLearning('fact', 'c', { kind: 'fact' }),
      makeLearning('user', 'd', { scope: 'user', kind: 'blocker' }),
      makeLearning('said-again', 'e', { scope: 'user', repeats: [repeat] }),
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
