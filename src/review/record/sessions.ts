import { compareTexts } from '../../base/compare-texts.ts'
import { countsOf } from '../../base/counts-of.ts'
import { memoized } from '../../base/memoized.ts'
import type { Item } from '../../journal/item/item.ts'
import type { EndedSession } from '../../runtime/sessions/ended.ts'
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
const titleOfNoted = memoized(({ lastPrompt }: SessionMetadata | EndedSession) => sessionTitle(lastPrompt))
const titleOfRecord = memoized(({ title, paused }: ReviewRecord) =>
  paused && title === undefined ? NOT_READ : sessionTitle(title),
)

/**
 * Combines what hooks and reviews know of each session. Sessions that ended stop being live at once. Newest first. `unread`: those that ended
 * and are not read yet.
 */
export function summariseSessions(
  live: readonly SessionMetadata[],
  records: readonly ReviewRecord[],
  items: Iterable<Item>,
  deliveries: ReadonlyMap<string, string>,
  unread: readonly EndedSession[] = [],
): SessionSummary[] {
  const waiting = [...items].filter(({ status }) => status === 'pending')
  const pending = countsOf(waiting.map(({ evidence }) => evidence.sessionId))
  const [read, open, ended] = [byId(records), byId(live), byId(unread)]
  return Array.from(new Set([...read.keys(), ...open.keys(), ...ended.keys()]), (id): SessionSummary => {
    const givenAt = deliveries.get(id)
    return {
      id,
      ...summaryOf(read.get(id), open.get(id), ended.get(id)),
      pending: pending.get(id) ?? 0,
      ...(givenAt !== undefined && { givenAt }),
    }
  }).toSorted((a, b) => compareTexts(b.lastEventAt, a.lastEventAt) || compareTexts(a.id, b.id))
}

function byId<Session extends { readonly sessionId: string }>(sessions: readonly Session[]): Map<string, Session> {
  return new Map(sessions.map((session) => [session.sessionId, session]))
}

/** What is said of a session that was read, is live, or ended unread, perhaps several of these. */
function summaryOf(
  record: ReviewRecord | undefined,
  live: SessionMetadata | undefined,
  ended: EndedSession | undefined,
): Omit<SessionSummary, 'id' | 'pending' | 'givenAt'> {
  const isMissing = record?.missingSince !== undefined
  const noted = live ?? ended
  const notedAt = live?.lastUpdated ?? ended?.endedAt
  // The path that a review found: some clients report none, or one that they never write to.
  const transcriptPath = record?.transcriptPath || noted?.transcriptPath
  return {
    title: noted?.lastPrompt ? titleOfNoted(noted) : record ? titleOfRecord(record) : sessionTitle(),
    cwd: noted?.cwd ?? '',
    state: isMissing ? 'missing' : live ? 'live' : 'ended',
    ...(isMissing && record.refused && { refused: record.refused.message }),
    turnsSeen: record?.turns.length ?? 0,
    lastEventAt:
      notedAt === undefined ? (record?.lastPromptAt ?? record?.reviewedAt ?? '') : new Date(notedAt).toISOString(),
    ...(transcriptPath && { transcriptPath }),
    paused: record?.paused ?? false,
  }
}
