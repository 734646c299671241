import { describe, expect, it } from 'vitest'
import { findDeliveries } from '../../../src/inject/publish/delivery.ts'
import type { SeenInjection } from '../../../src/transcript/event/turn.ts'
import { makeItem } from '../../helpers/make-item.ts'

const seen = (sessionId: string, ...learningIds: string[]): SeenInjection => ({
  sessionId,
  at: '2026-03-04T11:00:00.000Z',
  hookEvent: 'SessionStart',
  learningIds,
})
let ids = 0
const maker = { newId: () => `n${ids++}`, now: new Date('2026-03-04T12:00:00.000Z') }

describe('findDeliveries()', () => {
  const items = new Map([
    ['a', makeItem('a', { status: 'approved' })],
    ['b', makeItem('b', { status: 'approved', deliveredTo: ['s1'] })],
  ])

  it('counts a learning once per session, over resume and compaction', () => {
    const events = findDeliveries([seen('s1', 'a', 'b'), seen('s1', 'a'), seen('s2', 'a', 'b')], items, maker)
    expect(events.map(({ item, sessionId, channel, seenAt }) => [item, sessionId, channel, seenAt])).toEqual([
      ['a', 's1', 'SessionStart', '2026-03-04T11:00:00.000Z'],
      ['a', 's2', 'SessionStart', '2026-03-04T11:00:00.000Z'],
      ['b', 's2', 'SessionStart', '2026-03-04T11:00:00.000Z'],
    ])
  })

  it('ignores ids that the journal does not know and sessions without a name', () => {
    expect(findDeliveries([seen('s1', 'zz'), seen('', 'a')], items, maker)).toEqual([])
  })
})
