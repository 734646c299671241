import type { ImportedEvent } from '../journal/event.ts'
import type { Inbox } from '../review/inbox.ts'
import { takeShared } from '../review/take-shared.ts'
import { fileStamp } from '../workspace/file-stamp.ts'
import { userPaths } from '../workspace/paths.ts'

/** What came since the last call: somebody edited a learnings.md, or git brought another one. It is not read again while it stays the same. */
export function watchShared(inbox: Inbox, now: () => Date): () => Promise<readonly ImportedEvent[]> {
  const files = [inbox.paths.learnings, userPaths(inbox.target.dataHome).learnings]
  let taken = ''
  return async () => {
    const state = files.map((path) => fileStamp(path).stamp).join()
    if (state === taken) return []
    taken = state
    return await takeShared(inbox, now())
  }
}
