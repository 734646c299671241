import { describe, expect, it } from 'vitest'
import { findDeliveries } from '../../src/inject/delivery.ts'
import type { Item } from '../../src/journal/item.ts'
import type { SeenInjection } from '../../src/transcript/turn.ts'

const item = (id: string, text: string, more: Partial<Item> = {}): Item => ({
  id,
  status: 'approved',
  kind: 'preference',
  scope: 'project',
  text,
  formerTexts: [],
  confidence: 0.85,
  tier: 'suggest',
  cues: [],
  parts: [],
  checks: [],
  evidence: { text, speaker: 'person', turnUuid: '', sessionId: '', transcriptPath: '', at: '' },
  pinned: false,
  on: 'e1',
  proposedAt: '2026-03-04T12:00:00.000Z',
  repeats: [],
  deliveredTo: [],
  ...more,
})
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
    ['a', item('a', 'Use pnpm')],
    ['b', item('b', 'Use tabs', { deliveredTo: ['s1'] })],
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
