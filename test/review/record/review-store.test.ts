import { expect, test } from 'vitest'
import { newReviewRecord } from '../../../src/review/record/review-record.ts'
import { openReviewStore } from '../../../src/review/record/review-store.ts'
import { ensureRuntimeFolders } from '../../../src/runtime/folders.ts'
import { workspacePaths } from '../../../src/workspace/paths.ts'
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
