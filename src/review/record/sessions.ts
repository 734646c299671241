import { compareTexts } from '../../base/compare-texts.ts'
import { countsOf } from '../../base/counts-of.ts'
import { memoized } from '../../base/memoized.ts'
import type { Item } from '../../journal/item/item.ts'
import type { SessionMetadata } from '../../runtime/sessions/session-metadata.ts'
import type { ReviewRecord } from './review-record.ts'
import { sessionTitle } from './session-title.ts'

/** One session of a workspace as it is shown to the person, live or reviewed. */
export type SessionSummary = {
  readonly id: string
  readonly title: string
  readonly cwd: string
  readonly state: 'live' | 'ended' | 'missing'
  /** Why Sage may not read a transcript that exists. */
  readonly refused?: string
  readonly turnsSeen: number
  readonly pending: number
  /** ISO 8601: when something happened in it, not when it was read. */
  readonly lastEventAt: string
  /** ISO 8601: when it was last given learnings, as its transcript says. */
  readonly givenAt?: string
  readonly transcriptPath?: string
  readonly paused: boolean
}

/** Shown as the title of a session that was paused before anything of it was read. */
const NOT_READ = '(not read)'

// A dashboard asks for all sessions whenever one of them has something new.
const titleOfLive = memoized(({ lastPrompt }: SessionMetadata) => sessionTitle(lastPrompt))
const titleOfRecord = memoized(({ title, paused }: ReviewRecord) =>
  paused && title === undefined ? NOT_READ : sessionTitle(title),
)

/** Combines what hooks and reviews know of each session. Sessions that ended stop being live at once. Newest first. */
export function summariseSessions(
  live: readonly SessionMetadata[],
  records: readonly ReviewRecord[],
  items: Iterable<Item>,
  deliveries: ReadonlyMap<string, string>,
): SessionSummary[] {
  const waiting = [...items].filter(({ status }) => status === 'pending')
  const pending = countsOf(waiting.map(({ evidence }) => evidence.sessionId))
  const [read, open] = [byId(records), byId(live)]
  return Array.from(new Set([...read.keys(), ...open.keys()]), (id): SessionSummary => {
    const givenAt = deliveries.get(id)
    return {
      id,
      ...summaryOf(read.get(id), open.get(id)),
      pending: pending.get(id) ?? 0,
      ...(givenAt !== undefined && { givenAt }),
    }
  }).toSorted((a, b) => compareTexts(b.lastEventAt, a.lastEventAt) || compareTexts(a.id, b.id))
}

function byId<Session extends { readonly sessionId: string }>(sessions: readonly Session[]): Map<string, Session> {
  return new Map(sessions.map((session) => [session.sessionId, session]))
}

/** What is said of a session that was read, is live, or both. */
function summaryOf(
  record: ReviewRecord | undefined,
  live: SessionMetadata | undefined,
): Omit<SessionSummary, 'id' | 'pending' | 'givenAt'> {
  const isMissing = record?.missingSince !== undefined
  // The path that a review found: some clients report none, or one that they never write to.
  const transcriptPath = record?.transcriptPath || live?.transcriptPath
  return {
    title: live?.lastPrompt ? titleOfLive(live) : record ? titleOfRecord(record) : sessionTitle(),
    cwd: live?.cwd ?? '',
    state: isMissing ? 'missing' : live ? 'live' : 'ended',
    ...(isMissing && record.refused && { refused: record.refused.message }),
    turnsSeen: record?.turns.length ?? 0,
    lastEventAt: live ? new Date(live.lastUpdated).toISOString() : (record?.lastPromptAt ?? record?.reviewedAt ?? ''),
    ...(transcriptPath && { transcriptPath }),
    paused: record?.paused ?? false,
  }
}
