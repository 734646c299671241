import { expect, test } from 'vitest'
import { listActivity, parseHookErrors } from '../../src/review/activity.ts'
import { newReviewRecord } from '../../src/review/review-record.ts'

const at = new Date('2026-11-20T10:00:00Z')

test('parseHookErrors() reads code words and passes over torn lines', () => {
  const log =
    '2026-11-20T09:00:00.000Z Stop write-failed ENOSPC\nhalf a li\n2026-11-20T09:01:00.000Z SessionEnd bad-session-id\n'
  expect(parseHookErrors(log)).toEqual([
    { at: '2026-11-20T09:00:00.000Z', event: 'Stop', code: 'write-failed', errno: 'ENOSPC' },
    { at: '2026-11-20T09:01:00.000Z', event: 'SessionEnd', code: 'bad-session-id' },
  ])
})

test('listActivity() shows losses and errors, newest first', () => {
  const gone = { ...newReviewRecord('gone', '/p/gone.jsonl', at), missingSince: '2026-11-20T11:00:00.000Z' }
  const damaged = { ...newReviewRecord('bad', '/p/bad.jsonl', at), turns: ['1'], damagedLines: [3, 9] }
  const rows = listActivity({
    events: [],
    items: new Map(),
    records: [gone, damaged],
    hookErrors: [{ at: '2026-11-20T12:00:00.000Z', event: 'Stop', code: 'write-failed', errno: 'ENOSPC' }],
  })
  expect(rows.map(({ mark, subject, text }) => `${mark} ${subject}: ${text}`)).toEqual([
    'error hook Stop: write-failed (ENOSPC)',
    'error session gone: its transcript is gone: what was typed in it cannot be read any more',
    'error session bad: 2 damaged lines skipped (line 3, 9)',
    'info session bad: 1 turn → 0 proposals',
  ])
})
