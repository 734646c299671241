import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newReviewRecord } from '../../../src/review/record/review-record.ts'
import { openReviewStore } from '../../../src/review/record/review-store.ts'
import { ensureRuntimeFolders } from '../../../src/runtime/folders/folders.ts'
import { workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('openReviewStore() takes in what another process wrote since, of a session that it knew too', () => {
  const paths = workspacePaths(temporaryFolder())
  ensureRuntimeFolders(paths)
  const record = newReviewRecord('s1', '/t.jsonl', new Date(0))
  openReviewStore(paths).save(record)
  const store = openReviewStore(paths)
  openReviewStore(paths).save({ ...record, turns: ['u1'], rewound: ['u0'] })
  expect([store.isReviewed('u1'), store.get('s1')]).toEqual([false, record])
  store.refresh()
  expect([store.isReviewed('u1'), [...store.rewound()]]).toEqual([true, ['u0']])
})

test('openReviewStore() makes the folder again that a person deleted so that everything is read once more', () => {
  const paths = workspacePaths(temporaryFolder())
  ensureRuntimeFolders(paths)
  const store = openReviewStore(paths)
  rmSync(paths.reviews, { recursive: true })
  store.save(whole)
  expect(openReviewStore(paths).get('s2')).toEqual(whole)
})

const whole = newReviewRecord('s2', '/t.jsonl', new Date(0))

test.each([
  ['a place that is none', { lastReviewedUuid: 5 }],
  ['a path that is none', { transcriptPath: null, reviewedAt: [] }],
  ['the id of another session', { ...whole, turns: ['u1'], lastReviewedUuid: 'u1' }],
  ['a field of another form', { ...whole, sessionId: 's1', turns: 0 }],
])('openReviewStore() keeps what the person paused, in a record with %s', (_, record) => {
  const paths = workspacePaths(temporaryFolder())
  ensureRuntimeFolders(paths)
  writeFileSync(join(paths.reviews, 's1.json'), JSON.stringify({ ...record, paused: true }))
  const store = openReviewStore(paths)
  expect(store.get('s1')).toMatchObject({ sessionId: 's1', paused: true, turns: [] })
  expect([store.isReviewed('u1'), store.get('s1')?.lastReviewedUuid]).toEqual([false, undefined])
})
