import { ensureFolder } from '../../runtime/folders/folders.ts'
import { listSessionFiles } from '../../runtime/sessions/session-files.ts'
import { durableWrite, removeIfThere } from '../../workspace/files/durable-write.ts'
import { fileStamp } from '../../workspace/files/file-stamp.ts'
import { readTextIfThere } from '../../workspace/files/read-if-there.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import { parseReviewRecord, type ReviewRecord } from './review-record.ts'
import { rewoundIn } from './rewound.ts'

/** The review records of a workspace, read once and written through, so that a turn reviewed in one session is known in all others. */
export type ReviewStore = {
  get(sessionId: string): ReviewRecord | undefined
  all(): readonly ReviewRecord[]
  save(record: ReviewRecord): void
  /** Removes the record of a session if nothing of it was read and nothing can be read. */
  forget(sessionId: string): void
  /** Reads the records again that another process may have written. */
  refresh(): void
  /** The same for one session: the holder of its lease continues where the last holder stopped. */
  reread(sessionId: string): ReviewRecord | undefined
  /** Whether this human entry was reviewed, in any session. */
  isReviewed(turnUuid: string): boolean
  /** The human entries that the person rewound away from, in all sessions. */
  rewound(): ReadonlySet<string>
}

export function openReviewStore(paths: WorkspacePaths): ReviewStore {
  let records = new Map<string, ReviewRecord>()
  let reviewed = new Set<string>()
  /** What each file held when it was read: usually only one of thousands has changed. */
  const known = new Map<string, { readonly stamp: string; readonly record: ReviewRecord | undefined }>()
  const fileOf = (sessionId: string) => sessionFile(paths.reviews, sessionId)

  function load(): void {
    records = new Map()
    reviewed = new Set()
    for (const sessionId of listSessionFiles(paths.reviews)) {
      const path = fileOf(sessionId)
      const stamp = fileStamp(path)
      const before = known.get(sessionId)
      const record = before?.stamp === stamp ? before.record : readRecord(path, sessionId)
      known.set(sessionId, { stamp, record })
      if (record) keep(record)
    }
  }

  function keep(record: ReviewRecord): void {
    records.set(record.sessionId, record)
    for (const uuid of record.turns) reviewed.add(uuid)
  }

  load()
  return {
    get: (sessionId) => records.get(sessionId),
    all: () => [...records.values()],
    save(record) {
      // A person may delete it at any time, to have everything read again.
      ensureFolder(paths.reviews)
      durableWrite(fileOf(record.sessionId), `${JSON.stringify(record)}\n`, { tmp: paths.tmp })
      keep(record)
    },
    forget(sessionId) {
      removeIfThere(fileOf(sessionId))
      records.delete(sessionId)
    },
    refresh: load,
    reread(sessionId) {
      const record = readRecord(fileOf(sessionId), sessionId)
      if (record) keep(record)
      return records.get(sessionId)
    },
    isReviewed: (turnUuid) => reviewed.has(turnUuid),
    rewound: () => rewoundIn(records.values()),
  }
}

function readRecord(path: string, sessionId: string): ReviewRecord | undefined {
  const text = readTextIfThere(path)
  return text === undefined ? undefined : parseReviewRecord(text, sessionId)
}
