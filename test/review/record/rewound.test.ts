import { expect, test } from 'vitest'
import { newReviewRecord, type ReviewRecord } from '../../../src/review/record/review-record.ts'
import { standsOnRewound, rewoundIn } from '../../../src/review/record/rewound.ts'
import { makeItem } from '../../helpers/make-item.ts'

const record = (id: string, changes: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ...newReviewRecord(id, `/${id}.jsonl`, new Date(0)),
  ...changes,
})
const rewound = rewoundIn([record('s1', { rewound: ['a', 'b'] }), record('s2'), record('s3', { rewound: ['c'] })])
const said = (turnUuid: string, again: readonly string[] = []) =>
  makeItem('item', {
    evidence: { turnUuid },
    repeats: again.map((turn) => ({ sessionId: 's1', turnUuid: turn, text: '', at: '', afterDelivery: false })),
  })

test('rewoundIn() gathers from the records of all sessions', () => {
  expect([...rewound]).toEqual(['a', 'b', 'c'])
})

test.each([
  ['a rewound prompt', said('a'), true],
  ['the second text of a rewound prompt', said('c#2'), true],
  ['a prompt that stands', said('d'), false],
  ['prompts that were all rewound', said('a', ['b']), true],
  ['a rewound prompt, and one that stands', said('a', ['d']), false],
  ['a rewound prompt, and approved', { ...said('a'), status: 'approved' as const }, false],
  [
    'a rewound prompt, and approved automatically',
    { ...said('a'), status: 'approved' as const, automatic: true as const },
    true,
  ],
])('standsOnRewound() of what was said in %s', (_name, item, expected) => {
  expect(standsOnRewound(item, rewound)).toBe(expected)
})
