import { isOwnerDead, listLeases, readLease } from '../../runtime/processes/leases.ts'
import { listEnded, listEndedAside } from '../../runtime/sessions/ended.ts'
import { readSession } from '../../runtime/sessions/read-session-files.ts'
import { listSignals } from '../../runtime/sessions/review-signals.ts'
import type { SessionMetadata } from '../../runtime/sessions/session-metadata.ts'
import { statIfReadable } from '../../workspace/files/read-if-readable.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { createPace, type Pace } from '../../workspace/processes/pace.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { haveAgentsGrown } from '../record/agent-sizes.ts'
import type { ReviewRecord } from '../record/review-record.ts'

/**
 * Why a session may have something new, the most urgent first: what a hook asked for comes before what was merely noticed. `unsettled`:
 * read to its end, but the answer was still being written.
 */
export type Work = {
  readonly sessionId: string
  readonly reason: 'signal' | 'ended' | 'interrupted' | 'grown' | 'unsettled'
}

/**
 * Where to look beside what hooks asked for: at these sessions, by their ids; at every live one; or at everything, also at sessions that are not
 * live.
 */
export type Reach = readonly string[] | 'live' | 'everything'

/** What serves all of them. */
export function widest(reaches: readonly Reach[]): Reach {
  if (reaches.includes('everything')) return 'everything'
  return reaches.includes('live') ? 'live' : reaches.flat()
}

type Searched = Pick<ReviewContext, 'paths' | 'live' | 'reviews' | 'roots' | 'discardsUnread'> & { readonly now: Date }

/**
 * Sessions with something to review. A signal is only the fastest way to find one. Ended sessions, leases of readers that died, and
 * transcripts longer than their cursor are found without it, so losing a signal causes a delay and not a loss.
 * Keys are answered between any two files, because a disk may take long for each.
 */
export async function findWork(
  { paths, live, reviews, roots, discardsUnread, now }: Searched,
  reach: Reach,
): Promise<Work[]> {
  const pace = createPace()
  const work = new Map<string, Work>()
  const add = (reason: Work['reason']) => (sessionId: string) => {
    if (!work.has(sessionId)) work.set(sessionId, { sessionId, reason })
  }
  listSignals(paths).forEach(add('signal'))
  listEnded(paths).forEach(add('ended'))
  listEndedAside(paths).forEach(add('interrupted'))
  listLeases(paths)
    .filter((id) => isReaderDead(paths, id, now))
    .forEach(add('interrupted'))
  const sessions = typeof reach === 'string' ? await live.list(pace) : await readThese(reach, paths, pace)
  for (const { sessionId, transcriptPath } of sessions) {
    await pace()
    if (hasGrown(transcriptPath, reviews.get(sessionId), roots)) add('grown')(sessionId)
  }
  const going = new Set(sessions.map(({ sessionId }) => sessionId))
  if (reach === 'everything')
    for (const record of reviews.all()) {
      await pace()
      const isDiscarded = discardsUnread && !going.has(record.sessionId)
      if (!isDiscarded && (hasGrown(record.transcriptPath, record, roots) || hasUnreadAgents(record)))
        add('grown')(record.sessionId)
      else if (record.unsettled) add('unsettled')(record.sessionId)
    }
  return [...work.values()].filter(({ sessionId }) => reviews.get(sessionId)?.paused !== true)
}

async function readThese(
  ids: readonly string[],
  paths: WorkspacePaths,
  pace: Pace,
): Promise<readonly SessionMetadata[]> {
  const sessions: SessionMetadata[] = []
  for (const id of new Set(ids)) {
    await pace()
    const session = readSession(paths, id)
    if (session) sessions.push(session)
  }
  return sessions
}

/** Whether there is more in its subagents' files: a session may end unnoticed, and the person then talk to its subagents. */
function hasUnreadAgents(record: ReviewRecord): boolean {
  return record.missingSince === undefined && record.refused === undefined && haveAgentsGrown(record)
}

/** Whether the process that read the session was killed while reading. */
function isReaderDead(paths: WorkspacePaths, sessionId: string, now: Date): boolean {
  const lease = readLease(paths, sessionId, now.getTime())
  return lease !== undefined && isOwnerDead(lease)
}

/**
 * Whether a transcript has other bytes than the record knows of. False if it does not exist: a session has none before its first prompt, and a
 * tombstone records those that are gone.
 */
function hasGrown(transcriptPath: string, record: ReviewRecord | undefined, roots: readonly string[]): boolean {
  if (transcriptPath === '') return false
  const size = statIfReadable(transcriptPath)?.size
  return size !== undefined && size !== sizeKnown(transcriptPath, record, roots)
}

/** The size of the transcript when it was read, or when reading it was refused for a reason that still holds. */
function sizeKnown(
  transcriptPath: string,
  record: ReviewRecord | undefined,
  roots: readonly string[],
): number | undefined {
  const refused = record?.transcriptPath === transcriptPath ? record.refused : undefined
  if (refused?.roots && refused.roots.join('\n') !== roots.join('\n')) return undefined
  return refused?.size ?? record?.cursor?.size
}
