import { describe, expect, test } from 'vitest'
import { advanceRecord, firstUnreviewed } from '../../../src/review/record/advance-record.ts'
import { newReviewRecord, type ReviewRecord } from '../../../src/review/record/review-record.ts'
import type { ReadResult } from '../../../src/transcript/read/reader.ts'
import { turnOf } from '../../extract/turn-of.ts'

const then = new Date('2026-11-20T12:00:00.000Z')
const now = new Date('2026-11-21T12:00:00.000Z')
const cursor = (size: number) => ({ size }) as ReadResult['cursor']
const record = (changes: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ...newReviewRecord('s1', '/t.jsonl', then),
  ...changes,
})
const read = (changes: Partial<ReadResult> = {}): ReadResult => ({
  ok: true,
  turns: [],
  cursor: cursor(100),
  stats: { versions: {} } as ReadResult['stats'],
  injections: [],
  damagedLines: [],
  settled: true,
  restarted: false,
  rewound: [],
  ...changes,
})
const advanced = (before: ReviewRecord, reading: Partial<ReadResult>, fresh = true) =>
  advanceRecord(before, read(reading), { fresh, now, beside: { turns: [], agents: {}, settled: true } })

describe('advanceRecord()', () => {
  test('knows when the last prompt was typed, whatever entries say no time', () => {
    const turns = ['2026-11-21T10:00:00.000Z', '', 'soon', '2026-11-21T09:00:00.000Z'].map((at) => turnOf('x', { at }))
    expect(advanced(record(), { turns }).lastPromptAt).toBe('2026-11-21T10:00:00.000Z')
    const later = record({ lastPromptAt: '2026-11-21T11:00:00.000Z' })
    expect(advanced(later, { turns }).lastPromptAt).toBe('2026-11-21T11:00:00.000Z')
    expect(advanced(record(), { turns: [turnOf('x', { at: '' })] })).not.toHaveProperty('lastPromptAt')
  })

  test('counts complete turns once, and what still grows not yet', () => {
    const turns = [turnOf('a', { uuid: 'a' }), turnOf('b', { uuid: 'b' }), turnOf('c', { uuid: 'c', complete: false })]
    const after = advanced(record({ turns: ['a'] }), { turns, settled: false })
    expect(after).toMatchObject({ turns: ['a', 'b'], lastReviewedUuid: 'b', unsettled: true })
    expect(advanced(after, { turns: [] })).not.toHaveProperty('unsettled')
  })

  test('forgets what kept a transcript from being read, and what it counted of one that was replaced, but not its turns', () => {
    const versions = { '2.1.139': { entries: 3, turns: 1, unknown: 0 } }
    const before = record({ turns: ['a'], damagedLines: [7], versions, missingSince: then.toISOString() })
    const reading = {
      stats: { versions } as unknown as ReadResult['stats'],
      damagedLines: [8],
    }
    const [on, anew] = [false, true].map((restarted) => advanced(before, { ...reading, restarted }))
    expect(on).toMatchObject({ turns: ['a'], damagedLines: [7, 8], versions: { '2.1.139': { entries: 6 } } })
    expect(anew).toMatchObject({ turns: ['a'], damagedLines: [8], versions: { '2.1.139': { entries: 3 } } })
    expect(on).not.toHaveProperty('missingSince')
  })

  test('remembers what was rewound', () => {
    const after = advanced(record({ rewound: ['a'] }), { rewound: ['a', 'b'] })
    expect(advanced(after, {}).rewound).toEqual(['a', 'b'])
    expect(advanced(after, { rewound: ['c'] }).rewound).toEqual(['a', 'b', 'c'])
    expect(advanced(record(), {})).not.toHaveProperty('rewound')
  })

  test.each([
    ['nothing came', cursor(100), false, then],
    ['it grew', cursor(90), false, now],
    ['a turn came that was copied from elsewhere', cursor(100), true, now],
  ])('was reviewed when something was new: %s', (_, before, fresh, at) => {
    expect(advanced(record({ cursor: before }), {}, fresh).reviewedAt).toBe(at.toISOString())
  })
})

test('firstUnreviewed() goes on behind the one turn that an old cache knows', () => {
  const turns = ['a', 'b', 'c'].map((uuid) => turnOf(uuid, { uuid }))
  expect(firstUnreviewed(turns, record({ lastReviewedUuid: 'b' }))).toBe(2)
  expect(firstUnreviewed(turns, record({ lastReviewedUuid: 'b', cursor: cursor(1) }))).toBe(0)
})
