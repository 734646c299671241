import { compareTexts } from '../../base/compare-texts.ts'
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
  const pending = new Map<string, number>()
  for (const { status, evidence } of items)
    if (status === 'pending') pending.set(evidence.sessionId, (pending.get(evidence.sessionId) ?? 0) + 1)
  const sessions = new Map<string, SessionSummary>()
  for (const record of records)
    sessions.set(record.sessionId, {
      id: record.sessionId,
      title: titleOfRecord(record),
      cwd: '',
      state: record.missingSince === undefined ? 'ended' : 'missing',
      ...(record.missingSince !== undefined && record.refused && { refused: record.refused.message }),
      turnsSeen: record.turns.length,
      pending: pending.get(record.sessionId) ?? 0,
      lastEventAt: record.lastPromptAt ?? record.reviewedAt,
      ...(record.transcriptPath !== '' && { transcriptPath: record.transcriptPath }),
      paused: record.paused ?? false,
    })
  for (const session of live) {
    const { sessionId, lastPrompt, cwd, lastUpdated, transcriptPath } = session
    const known = sessions.get(sessionId)
    sessions.set(sessionId, {
      id: sessionId,
      title: lastPrompt ? titleOfLive(session) : (known?.title ?? sessionTitle()),
      cwd,
      state: known?.state === 'missing' ? 'missing' : 'live',
      ...(known?.refused !== undefined && { refused: known.refused }),
      turnsSeen: known?.turnsSeen ?? 0,
      pending: pending.get(sessionId) ?? 0,
      lastEventAt: new Date(lastUpdated).toISOString(),
      // The path that a review found: some clients report none, or one that they never write to.
      transcriptPath: known?.transcriptPath ?? transcriptPath,
      paused: known?.paused ?? false,
    })
  }
  const withGiven = Array.from(sessions.values(), (session): SessionSummary => {
    const givenAt = deliveries.get(session.id)
    return givenAt === undefined ? session : { ...session, givenAt }
  })
  return withGiven.toSorted((a, b) => compareTexts(b.lastEventAt, a.lastEventAt) || compareTexts(a.id, b.id))
}
