import { statSync } from 'node:fs'
import { join } from 'node:path'
import { compareTexts } from '../../base/compare-texts.ts'
import { findUnmarkedText } from '../../inject/file/unmarked-text.ts'
import { readProjectLearnings } from '../../inject/publish/project-learnings.ts'
import type { InboxFacts } from '../../install/doctor/doctor-facts.ts'
import { closedError, problemText } from '../../journal/file/problem-text.ts'
import { historyObstacle } from '../../journal/history/history-obstacle.ts'
import { countLost } from '../../journal/history/restore-journal.ts'
import { unmarkedBullets } from '../../review/import/import-texts.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { SCAN_DAYS, transcriptsOf } from '../../review/read/scan.ts'
import { driftText } from '../../review/record/drift.ts'
import type { ReviewRecord } from '../../review/record/review-record.ts'
import { openReviewStore } from '../../review/record/review-store.ts'
import { placeOfTranscript } from '../../review/record/transcript-place.ts'
import { readErrorLog } from '../../runtime/errors/read-error-log.ts'
import { type FoundLease, isOwnerDead, leaseFile, listLeases, readLease } from '../../runtime/processes/leases.ts'
import { listEnded } from '../../runtime/sessions/ended.ts'
import { listSessions, readEnded, readSignal } from '../../runtime/sessions/read-session-files.ts'
import { listSignals } from '../../runtime/sessions/review-signals.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { namesIn } from '../../workspace/files/read-if-there.ts'
import { userPaths, type WorkspacePaths } from '../../workspace/paths/paths.ts'
import { budgetOf } from '../dashboard/facts/forecast.ts'

/** What the journals, the records and the hooks' files of one project show. */
export async function inboxFacts(inbox: Inbox, now: Date): Promise<InboxFacts> {
  const { paths, store, target, settings } = inbox
  const sessions = listSessions(paths)
  const reviews = openReviewStore(paths)
  const noted = [
    ...listSignals(paths).map((id) => ({ id, at: readSignal(paths, id)?.queuedAt })),
    ...listEnded(paths).map((id) => ({ id, at: readEnded(paths, id)?.endedAt })),
  ]
  const waiting = noted.filter(({ id }) => reviews.get(id)?.paused !== true)
  const times = timesOf(waiting)
  const leases = listLeases(paths).flatMap((id) => readLease(paths, id, now.getTime()) ?? [])
  const { approved, selection } = readProjectLearnings(target, settings.config, { store })
  const { used, limit } = budgetOf(selection, settings.config)
  const problems = store.problems()
  const lines = problems.filter(({ line }) => line > 0)
  const emptied = problems.find(({ kind }) => kind === 'emptied')
  // What a session was given is noted at its start and stays, even after everything else the hooks wrote has been read.
  const events = [
    ...sessions.map(({ lastUpdated }) => lastUpdated),
    ...timesOf(noted),
    ...writingTimes(paths.injected),
    ...changeOf(paths.sessions),
  ]
  return {
    lastEvent: events.length > 0 ? Math.max(...events) : undefined,
    unnoted: events.length > 0 ? 0 : countUnnoted(inbox, now),
    hookErrors: hookErrorFacts(paths),
    signals: { count: waiting.length, oldest: times.length > 0 ? Math.min(...times) : undefined },
    sessions: {
      known: sessions.length,
      withoutTranscript: sessions.filter((session) => placeOfTranscript(session, reviews) === undefined).length,
    },
    refused: refusedFacts(reviews.all()),
    leases: leaseFacts(paths, leases),
    journal: {
      problems: lines.map(({ path, line }) => ({ path, line })),
      readOnly: closedError(lines)?.message,
      lost: await lostEvents(inbox),
      emptied: emptied && problemText(emptied),
    },
    lapsed: store.lapsed().length,
    budget: { used, limit, approved: approved.length },
    drift: driftText(reviews.all()),
    unmarked: findUnmarkedText(target),
    unread: unreadBullets(userPaths(target.dataHome).globalLearnings),
  }
}

/** Transcripts that were written here since the hooks' folders were made. None, if the disk does not say since when there are those. */
function countUnnoted({ paths, target }: Inbox, now: Date): number {
  const since = statSync(paths.sessions, { throwIfNoEntry: false })?.birthtimeMs || Infinity
  return transcriptsOf(target.id, { ...target, days: SCAN_DAYS }, now).filter(({ modified }) => modified >= since)
    .length
}

function timesOf(noted: ReadonlyArray<{ readonly at: number | undefined }>): number[] {
  return noted.flatMap(({ at }) => at ?? [])
}

function unreadBullets(path: string): InboxFacts['unread'] {
  return { path, bullets: unmarkedBullets(readTextIfReadable(path) ?? '').bullets.length }
}

function writingTimes(folder: string): number[] {
  return namesIn(folder).flatMap((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? [])
}

/**
 * When a file was last put into a folder or taken out of it, as only hooks do with those of sessions: of one that ended before its first prompt,
 * nothing else is left. Nothing if that never was, or if the disk does not say since when there is the folder.
 */
function changeOf(folder: string): number[] {
  const { birthtimeMs = 0, mtimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return birthtimeMs > 0 && mtimeMs > birthtimeMs ? [mtimeMs] : []
}

/** One that the person gave up has no `missingSince` any more. */
function refusedFacts(records: readonly ReviewRecord[]): InboxFacts['refused'] {
  const refused = records
    .flatMap(({ refused: why, missingSince: since }) => (why && since !== undefined ? [{ ...why, since }] : []))
    .toSorted((a, b) => compareTexts(a.since, b.since))
  return { count: refused.length, last: refused.at(-1)?.message }
}

function leaseFacts(paths: WorkspacePaths, leases: readonly FoundLease[]): InboxFacts['leases'] {
  const unreadable = leases.find((lease) => lease.owner === undefined && !isOwnerDead(lease))
  return {
    held: leases.length,
    abandoned: leases.filter(isOwnerDead).length,
    unreadable: unreadable && leaseFile(paths, unreadable.sessionId),
  }
}

/** Journals that somebody deleted or shortened. */
async function lostEvents({ paths, target, store }: Inbox): Promise<InboxFacts['journal']['lost']> {
  const lost: { path: string; events: number }[] = []
  for (const { journal, history } of [paths, userPaths(target.dataHome)]) {
    // What keeps the history from being read is reported by itself.
    const isReadable = [undefined, 'history-unwritable'].includes(historyObstacle(history)?.code)
    const events = isReadable ? await countLost({ journal, history }) : 0
    const gone = store.problems().some(({ kind, path }) => kind === 'gone' && path === journal)
    if (gone || events > 0) lost.push({ path: journal, events })
  }
  return lost
}

function hookErrorFacts(paths: WorkspacePaths): InboxFacts['hookErrors'] {
  const errors = readErrorLog(paths)
  const last = errors.at(-1)
  return {
    count: errors.length,
    last: last && [last.at, last.event, last.code, last.errno].join(' ').trim(),
    path: paths.hookErrors,
  }
}
