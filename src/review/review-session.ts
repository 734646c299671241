import { statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Candidate } from '../extract/candidate.ts'
import { extractByTurn, type ExtractOptions } from '../extract/extract-candidates.ts'
import { findDeliveries } from '../inject/delivery.ts'
import type { JournalEvent } from '../journal/event.ts'
import type { Plan } from '../journal/plan.ts'
import type { ViewItem } from '../journal/view.ts'
import {
  claim,
  isOwnerDead,
  type LeaseOwner,
  newOwner,
  readLease,
  release,
  stillOwned,
  takeOver,
} from '../runtime/claims.ts'
import { dropEndedAside, setEndedAside } from '../runtime/ended.ts'
import { readEnded, readSession, readSignal } from '../runtime/records.ts'
import { removeSignal } from '../runtime/review-signals.ts'
import { type ReadResult, readTranscript } from '../transcript/reader.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'
import { writeDebugDump } from './debug-dump.ts'
import { mergeFindings, type Finding } from './findings.ts'
import type { KnownTexts } from './known-texts.ts'
import { createPace, type Pace } from './pace.ts'
import { prepareFinding } from './prepare.ts'
import { advanceRecord, firstUnreviewed } from './advance-record.ts'
import { newReviewRecord, type ReviewRecord } from './review-record.ts'
import type { ReviewStore } from './review-store.ts'
import { safeCursor } from './safe-cursor.ts'

/** What a review needs of the world: the workspace, the journal, and how candidates are found. */
export type ReviewContext = {
  readonly paths: WorkspacePaths
  readonly workspaceId: string
  readonly reviews: ReviewStore
  readonly known: KnownTexts
  readonly journal: {
    refresh(): void
    items(): ReadonlyMap<string, ViewItem>
    readonly append: (events: readonly JournalEvent[]) => Plan
    readonly newId: () => string
  }
  readonly extractOptions: () => ExtractOptions
  /** Folders that transcripts may lie in, e.g. `~/.claude/projects`. */
  readonly roots: readonly string[]
  /** Propose from a prompt before it is answered; its turn is reviewed again, and consumed, once it is. */
  readonly captureAtPrompt: boolean
  readonly debug: boolean
  readonly now: () => Date
}

export type ReviewOutcome =
  /** Another process is reading this session. */
  | { readonly state: 'busy' }
  | { readonly state: 'paused' }
  /** It was told to end: what is left is read next time, from the same cursor. */
  | { readonly state: 'stopped' }
  /** Nothing names a transcript, or it is gone: a tombstone says so. */
  | { readonly state: 'missing'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'reviewed'
      readonly turns: number
      readonly proposals: number
      readonly repeats: number
      /** The answer to the last prompt may still be growing: look again. */
      readonly unsettled: boolean
      /** Bytes of the transcript that were there. */
      readonly size: number
    }

/** A transcript that nobody has written to for this long has no answer to wait for, whatever its client forgot to tell us. */
const ABANDONED_AFTER = 30 * 60 * 1000

/** So many texts are learned, and so many findings written, at one go at most; between two goes keys are answered. */
const AT_ONCE = 50
/** Every finding is compared with every approved learning, some 20 µs each: so often at one go. */
const COMPARED_AT_ONCE = 1000

/**
 * Reviews what is new in one session: lease, unlink the signal, and only then read (DESIGN 4; any other order loses turns). Proposals are
 * written before the cursor and the cursor before the lease is dropped, so that a crash anywhere costs a re-read and nothing else; nor does
 * `signal`, which ends it at the next step.
 */
export async function reviewSession(
  context: ReviewContext,
  sessionId: string,
  signal?: AbortSignal,
): Promise<ReviewOutcome> {
  if (context.reviews.get(sessionId)?.paused) return { state: 'paused' }
  const owner = newOwner()
  if (!lease(context, sessionId, owner)) return { state: 'busy' }
  try {
    return await reviewLeased(context, sessionId, { owner, signal, pace: createPace(signal) })
  } catch (error) {
    if (signal?.aborted && error === signal.reason) return { state: 'stopped' }
    throw error
  } finally {
    release(context.paths, sessionId, owner.nonce)
  }
}

function lease({ paths, now }: ReviewContext, sessionId: string, owner: LeaseOwner): boolean {
  if (claim(paths, sessionId, owner)) return true
  const found = readLease(paths, sessionId, now().getTime())
  return found !== undefined && isOwnerDead(found) && takeOver(paths, found, owner)
}

/** One run over a session. */
type Run = { readonly owner: LeaseOwner; readonly signal: AbortSignal | undefined; readonly pace: Pace }

async function reviewLeased(context: ReviewContext, sessionId: string, run: Run): Promise<ReviewOutcome> {
  const { paths, reviews, now } = context
  const known = reviews.get(sessionId)
  const signal = readSignal(paths, sessionId)
  const session = readSession(paths, sessionId)
  const ended = readEnded(paths, sessionId)
  const transcriptPath =
    signal?.transcriptPath ?? session?.transcriptPath ?? ended?.transcriptPath ?? known?.transcriptPath ?? ''
  const over = ended !== undefined && signal === undefined && session === undefined
  const title = session?.lastPrompt || ended?.lastPrompt || known?.title
  const record: ReviewRecord = {
    ...(known ?? newReviewRecord(sessionId, transcriptPath, now())),
    transcriptPath,
    ended: over || (known?.ended === true && signal === undefined && session === undefined),
    ...(title !== undefined && { title }),
  }
  // From here on the session must be known by something else than its signal, whatever happens next.
  if (!session && !ended && known?.transcriptPath !== transcriptPath) reviews.save(record)
  removeSignal(paths, sessionId)
  setEndedAside(paths, sessionId)

  const read = await readTranscript(transcriptPath, {
    cursor: record.cursor,
    endOfSession: record.ended === true,
    lastAssistantHash: signal?.lastAssistantHash,
    roots: context.roots,
    signal: run.signal,
  })
  if (!read.ok) return setAside(context, record, read, ended?.prompted ?? true)
  const settled =
    read.tail.settled || !isAbandoned(transcriptPath, now()) ? read : await readWhole(context, record, run)
  const outcome = await propose(context, record, settled, run)
  if (outcome.state === 'reviewed' && !outcome.unsettled) dropEndedAside(paths, sessionId)
  return outcome
}

/** The session never said that it ended, and nothing has been written for long: what stands there is all there will be. */
async function readWhole({ roots }: ReviewContext, record: ReviewRecord, { signal }: Run): Promise<ReadResult> {
  const read = await readTranscript(record.transcriptPath, { cursor: record.cursor, endOfSession: true, roots, signal })
  if (!read.ok) throw new Error(read.message)
  return read
}

function isAbandoned(path: string, now: Date): boolean {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return modified !== undefined && now.getTime() - modified > ABANDONED_AFTER
}

function setAside(
  { paths, reviews, now }: ReviewContext,
  known: ReviewRecord,
  { reason, message }: { reason: string; message: string },
  prompted: boolean,
): ReviewOutcome {
  const { refused: _, unsettled: __, ...record } = known
  const { sessionId, transcriptPath } = record
  if (reason === 'unreadable') return { state: 'failed', message }
  const tombstone = { ...record, missingSince: record.missingSince ?? now().toISOString() }
  const size = statSync(transcriptPath, { throwIfNoEntry: false })?.size
  if (reason !== 'missing' && size !== undefined) reviews.save({ ...tombstone, refused: { message, size } })
  // A session without a prompt never gets a transcript: nothing was lost, so nothing is mourned.
  else if (prompted) reviews.save(tombstone)
  dropEndedAside(paths, sessionId)
  return { state: 'missing', message }
}

async function propose(
  context: ReviewContext,
  record: ReviewRecord,
  read: ReadResult,
  { owner, pace }: Run,
): Promise<ReviewOutcome> {
  const { paths, reviews, now } = context
  const { sessionId, transcriptPath } = record
  const complete = read.turns.filter((turn) => turn.complete)
  const fresh = complete.slice(firstUnreviewed(complete, record)).filter((turn) => !reviews.isReviewed(turn.uuid))
  const open = read.turns.filter((turn) => !turn.complete && context.captureAtPrompt)
  const considered = [...fresh, ...open]
  const candidates: Candidate[] = []
  for (const ofTurn of extractByTurn(considered, context.extractOptions())) {
    candidates.push(...ofTurn)
    await pace()
  }
  const findings: Finding[] = []
  const turnOf = new Map(considered.map((turn) => [turn.uuid, turn]))
  for (const candidate of candidates) {
    await pace()
    const turn = turnOf.get(candidate.turnUuid)
    const finding =
      turn && (await prepareFinding(candidate, turn, { workspaceId: context.workspaceId, transcriptPath }))
    if (finding) findings.push(finding)
  }

  const held = [...context.journal.items().values()]
  for (const items of stretchesOf(held, AT_ONCE)) {
    await pace()
    context.known.learn(items)
  }
  const approved = held.filter(({ status }) => status === 'approved').length
  const size = Math.max(1, Math.min(AT_ONCE, Math.floor(COMPARED_AT_ONCE / Math.max(1, approved))))
  let proposals = 0
  let repeats = 0
  for (const stretch of stretchesOf(findings, size)) {
    await pace()
    const events = eventsOf(context, sessionId, read.injections, stretch)
    if (!stillOwned(paths, sessionId, owner.nonce)) return { state: 'busy' }
    if (events.length > 0) context.journal.append(events)
    proposals += events.filter(({ type }) => type === 'proposed').length
    repeats += events.filter(({ type }) => type === 'repeated').length
  }
  if (context.debug && fresh.length > 0) await writeDebugDump(paths, sessionId, fresh, candidates)
  if (!stillOwned(paths, sessionId, owner.nonce)) return { state: 'busy' }
  const cursor = await safeCursor(read.cursor)
  const next = advanceRecord(record, { ...read, cursor }, { fresh: fresh.length > 0, proposals, now: now() })
  if (!isDeepStrictEqual(next, reviews.get(sessionId))) reviews.save(next)
  return {
    state: 'reviewed',
    turns: fresh.length,
    proposals,
    repeats,
    unsettled: !read.tail.settled,
    size: read.cursor.size,
  }
}

/** At least one, which may be empty: deliveries are found where nothing was said. */
function stretchesOf<T>(list: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(list.length / size))
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size))
}

/** What follows from these findings, given what the journal holds by now: others write there while a session is read. */
function eventsOf(
  { journal, known, now }: ReviewContext,
  sessionId: string,
  injections: ReadResult['injections'],
  findings: readonly Finding[],
): JournalEvent[] {
  journal.refresh()
  const items = journal.items()
  known.learn(items.values())
  const maker = { now, newId: journal.newId }
  const deliveries = findDeliveries(injections, items, maker)
  const given = new Set([...deliveredIn(items, sessionId), ...deliveries.map((event) => event.item)])
  return [...deliveries, ...mergeFindings(findings, items, known, given, maker)]
}

function deliveredIn(items: ReadonlyMap<string, ViewItem>, sessionId: string): string[] {
  return [...items.values()].filter((item) => item.deliveredTo.includes(sessionId)).map((item) => item.id)
}
