import { MINUTE } from '../../base/durations.ts'
import { holdLease } from '../../runtime/processes/hold-lease.ts'
import { dropEndedAside, type EndedSession, setEndedAside } from '../../runtime/sessions/ended.ts'
import { readEnded, readSession, readSignal } from '../../runtime/sessions/read-session-files.ts'
import { removeSignal, type ReviewSignal } from '../../runtime/sessions/review-signals.ts'
import type { SessionMetadata } from '../../runtime/sessions/session-metadata.ts'
import { readTranscript } from '../../transcript/read/reader.ts'
import { statIfReadable } from '../../workspace/files/read-if-readable.ts'
import { createPace } from '../../workspace/processes/pace.ts'
import { propose } from '../propose/propose.ts'
import type { ReviewContext, ReviewOutcome, ReviewRun } from '../propose/review-context.ts'
import { readAgents } from '../record/agent-files.ts'
import { maskedText } from '../record/masked-text.ts'
import { unlessReadByAnother } from '../record/read-by-another.ts'
import { newReviewRecord, type ReviewRecord } from '../record/review-record.ts'
import { findTranscriptOf } from './find-transcripts.ts'
import { typedHere } from './typed-here.ts'

/**
 * After this time without a write, no answer is expected any more, whatever the client forgot to tell us. The same holds for a time this
 * far in the future: the clock was set back since.
 */
const ABANDONED_AFTER = 30 * MINUTE

/**
 * Reviews what is new in one session: take the lease, remove the signal, and only then read; any other order loses turns.
 * Proposals are written before the cursor, and the cursor before the lease is released, so a crash costs a re-read and nothing else.
 * `signal` stops it at the next step, just as safely. `found`: where a scan found its transcript.
 */
export async function reviewSession(
  context: ReviewContext,
  sessionId: string,
  signal?: AbortSignal,
  found?: string,
): Promise<ReviewOutcome> {
  const lease = holdLease(context.paths, sessionId, context.now())
  if (!lease) return { state: 'busy' }
  let outcome: ReviewOutcome
  try {
    const isPaused = context.reviews.reread(sessionId)?.paused === true
    const run = { lease, signal, pace: createPace(signal) }
    outcome = isPaused ? { state: 'paused' } : await reviewLeased(context, sessionId, run, found)
  } catch (error) {
    try {
      lease.giveBack()
    } catch {
      // The first error is the one that is reported. A lease that stays is taken over once this process is gone.
    }
    if (signal?.aborted && error === signal.reason) return { state: 'stopped' }
    throw error
  }
  lease.giveBack()
  return outcome
}

async function reviewLeased(
  context: ReviewContext,
  sessionId: string,
  run: ReviewRun,
  found: string | undefined,
): Promise<ReviewOutcome> {
  const { paths, reviews, now } = context
  const known = reviews.get(sessionId)
  const told: Told = {
    signal: readSignal(paths, sessionId),
    session: readSession(paths, sessionId),
    ended: readEnded(paths, sessionId),
    found,
  }
  const record = unlessReadByAnother(await recordAsTold(context, known ?? newReviewRecord(sessionId, '', now()), told))
  const { transcriptPath } = record
  // The signal is removed next: something else must remember the session, whatever happens.
  if (!told.session && !told.ended && known?.transcriptPath !== transcriptPath) reviews.save(record)
  removeSignal(paths, sessionId)
  setEndedAside(paths, sessionId)

  const where = { cursor: record.cursor, roots: context.roots, signal: run.signal }
  const { lastAssistantHash } = told.signal ?? {}
  let read = await readTranscript(transcriptPath, { ...where, endOfSession: record.ended === true, lastAssistantHash })
  // The session never said that it ended, but has been quiet for long: what is there is all there will be.
  if (read.ok && !read.settled && isAbandoned(transcriptPath, now()))
    read = await readTranscript(transcriptPath, { ...where, endOfSession: true })
  if (!read.ok) return recordMissing(context, record, read)
  const beside = await readAgents(read.restarted ? { transcriptPath } : record, {
    roots: context.roots,
    isOver: (path) => record.ended === true || isAbandoned(path, now()),
    signal: run.signal,
  })
  const isHere = typedHere(context, record)
  const ours = {
    read: { ...read, turns: read.turns.filter(isHere) },
    beside: { ...beside, turns: beside.turns.filter(({ turn }) => isHere(turn)) },
  }
  const outcome = await propose(context, { record, ...ours }, run)
  if (outcome.state === 'reviewed' && !outcome.unsettled) dropEndedAside(paths, sessionId)
  return outcome
}

/** What hooks and a scan report about a session. */
type Told = {
  readonly signal: ReviewSignal | undefined
  readonly session: SessionMetadata | undefined
  readonly ended: EndedSession | undefined
  readonly found: string | undefined
}

/** The record, brought up to date with what is reported about its session. */
async function recordAsTold(
  { roots }: ReviewContext,
  known: ReviewRecord,
  { signal, session, ended, found }: Told,
): Promise<ReviewRecord> {
  // The reported paths of the transcript, newest first. It may have been moved since, and an older report or a scan may know where it is.
  const places = [
    signal?.transcriptPath,
    session?.transcriptPath,
    ended?.transcriptPath,
    found,
    known.transcriptPath,
  ].filter((path) => path !== undefined)
  const title = session?.lastPrompt || ended?.lastPrompt || known.title
  return {
    ...known,
    transcriptPath:
      places.find((path) => statIfReadable(path) !== undefined) ??
      findTranscriptOf(known.sessionId, roots) ??
      places[0] ??
      '',
    ended: !signal && !session && (ended !== undefined || known.ended === true),
    // A hook masks only what looks like a token, and the title stays when the transcript is gone.
    ...(title !== undefined && { title: await maskedText(title) }),
  }
}

function isAbandoned(path: string, now: Date): boolean {
  const modified = statIfReadable(path)?.mtimeMs
  return modified !== undefined && Math.abs(now.getTime() - modified) > ABANDONED_AFTER
}

/** Notes why there is nothing to read, so that the session is not looked for again until that changes. */
function recordMissing(
  { paths, reviews, roots, now }: ReviewContext,
  known: ReviewRecord,
  { reason, message }: { reason: string; message: string },
): ReviewOutcome {
  const { refused: _, unsettled: __, missingSince, ...record } = known
  const { sessionId, transcriptPath } = record
  // Read as late as possible: the session may have ended since this began, and that is forgotten below.
  const expected = hadTranscript(record, readEnded(paths, sessionId))
  if (reason === 'unreadable') return { state: 'failed', message }
  const tombstone = { ...record, missingSince: missingSince ?? now().toISOString() }
  const size = statIfReadable(transcriptPath)?.size
  if (reason !== 'missing' && size !== undefined) {
    const where = reason === 'outside' ? { roots: [...roots] } : {}
    reviews.save({ ...tombstone, refused: { message, size, ...where } })
  } else if (expected) reviews.save(tombstone)
  // The record was made while the session was open, before it was known that it would stay empty.
  else if (record.cursor === undefined) reviews.forget(sessionId)
  dropEndedAside(paths, sessionId)
  if (reason === 'missing' && !expected && record.cursor === undefined) return { state: 'empty' }
  return {
    state: 'missing',
    message: transcriptPath === '' ? `No transcript of session "${sessionId}" was found` : message,
  }
}

/** Whether there was a transcript to lose: a session without a prompt gets none, nor does one that Claude Code was told not to keep. */
function hadTranscript({ cursor }: ReviewRecord, ended: EndedSession | undefined): boolean {
  if (ended === undefined) return true
  return ended.prompted && (cursor !== undefined || ended.unkept !== true)
}
