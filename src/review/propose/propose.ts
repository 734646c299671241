import { isDeepStrictEqual } from 'node:util'
import type { Candidate } from '../../extract/candidate.ts'
import { extractByTurn } from '../../extract/extract-candidates.ts'
import { addRuns } from '../../extract/tool-preference.ts'
import { findDeliveries } from '../../inject/delivery.ts'
import type { JournalEvent } from '../../journal/event/event.ts'
import type { Item } from '../../journal/item/item.ts'
import { stillOwned } from '../../runtime/claims.ts'
import type { ReadResult } from '../../transcript/reader.ts'
import type { Turn } from '../../transcript/turn.ts'
import { advanceRecord, firstUnreviewed } from '../record/advance-record.ts'
import type { AgentsRead } from '../record/agent-files.ts'
import { writeDebugDump } from './debug-dump.ts'
import { mergeFindings, type Finding } from './findings.ts'
import { takeHold } from './hold.ts'
import type { Pace } from './pace.ts'
import { prepareFinding } from './prepare.ts'
import type { ReviewContext, ReviewOutcome, ReviewRun } from './review-context.ts'
import type { ReviewRecord } from '../record/review-record.ts'
import { safeCursor } from '../record/safe-cursor.ts'

/** So many texts are learned, and so many findings compared and written, at one go at most; between two goes keys are answered. */
const AT_ONCE = 25

/** Others look and write for some milliseconds. After this long it goes on: the same twice is less bad than nothing. */
const PATIENCE_MS = 5000

/**
 * Proposes what is worth keeping of what was read, and only then moves the cursor. Ends as "busy", having written whole stretches or
 * nothing, once the lease is somebody else's.
 */
export async function propose(
  context: ReviewContext,
  record: ReviewRecord,
  read: ReadResult,
  beside: AgentsRead,
  { owner, pace }: ReviewRun,
): Promise<ReviewOutcome> {
  const { paths, reviews, now } = context
  const { sessionId } = record
  const complete = read.turns.filter((turn) => turn.complete)
  const said = complete.slice(firstUnreviewed(complete, record)).filter((turn) => !reviews.isReviewed(turn.uuid))
  // What a subagent's file copies of the conversation is said there.
  const known = new Set(read.turns.map((turn) => turn.uuid))
  const toAgents = beside.turns.filter(({ turn }) => !known.has(turn.uuid) && !reviews.isReviewed(turn.uuid))
  const saidToAgents = toAgents.map(({ turn }) => turn)
  const isOpen = (turn: Turn) => !turn.complete && context.captureAtPrompt
  const fresh = [...said, ...saidToAgents.filter((turn) => turn.complete)]
  const considered = [
    ...said,
    ...read.turns.filter(isOpen),
    ...saidToAgents.filter((turn) => turn.complete || isOpen(turn)),
  ]
  const candidates: Candidate[] = []
  for (const ofTurn of extractByTurn(considered, { ...context.extractOptions(), toolRuns: record.toolRuns })) {
    candidates.push(...ofTurn)
    await pace()
  }
  const findings: Finding[] = []
  const turnOf = new Map(considered.map((turn) => [turn.uuid, turn]))
  const agentFileOf = new Map(toAgents.map(({ turn, transcriptPath }) => [turn.uuid, transcriptPath]))
  for (const candidate of candidates) {
    await pace()
    const turn = turnOf.get(candidate.turnUuid)
    const transcriptPath = agentFileOf.get(candidate.turnUuid) ?? record.transcriptPath
    const finding =
      turn && (await prepareFinding(candidate, turn, { workspaceId: context.workspaceId, transcriptPath }))
    if (finding) findings.push(finding)
  }

  const held = [...context.journal.items().values()]
  for (const items of stretchesOf(held, AT_ONCE)) {
    await pace()
    context.known.learn(items)
  }
  let proposals = 0
  let repeats = 0
  for (const stretch of stretchesOf(findings, AT_ONCE)) {
    await pace()
    // Two processes that read different sessions at once would else both propose what was said in both.
    const letGo = stretch.length > 0 ? await holdJournal(context, pace) : undefined
    const events: JournalEvent[] = []
    try {
      events.push(...eventsOf(context, sessionId, read.injections, stretch))
      if (!stillOwned(paths, sessionId, owner.nonce)) return { state: 'busy' }
      if (events.length > 0) context.journal.append(events)
    } finally {
      letGo?.()
    }
    proposals += events.filter(({ type }) => type === 'proposed').length
    repeats += events.filter(({ type }) => type === 'repeated').length
  }
  if (!stillOwned(paths, sessionId, owner.nonce)) return { state: 'busy' }
  const cursor = await safeCursor(read.cursor)
  // It may have been paused while it was read, here or elsewhere.
  const paused = reviews.reread(sessionId)?.paused
  const advanced = advanceRecord(record, { ...read, cursor }, { fresh: fresh.length > 0, now: now(), beside })
  const toolRuns = addRuns(record.toolRuns, fresh)
  const next = {
    ...advanced,
    ...(Object.keys(toolRuns).length > 0 && { toolRuns }),
    ...(paused !== undefined && { paused }),
  }
  if (!isDeepStrictEqual(next, reviews.get(sessionId))) reviews.save(next)
  // Last: that it cannot be written must not have the same turns read for ever.
  if (context.debug && fresh.length > 0) await writeDebugDump(paths, sessionId, fresh, candidates)
  return {
    state: 'reviewed',
    turns: fresh.length,
    proposals,
    repeats,
    unsettled: !(read.settled && beside.settled),
  }
}

function holdJournal({ paths, now }: ReviewContext, pace: Pace): Promise<(() => void) | undefined> {
  const folders = { claimed: paths.runtime, tmp: paths.tmp }
  return takeHold(folders, 'proposing', { patience: PATIENCE_MS, now, pace })
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
  const maker = { now: now(), newId: journal.newId }
  const deliveries = findDeliveries(injections, items, maker)
  const delivered = new Set(deliveries.map((event) => event.item))
  const wasGiven = ({ id, deliveredTo }: Item) => delivered.has(id) || deliveredTo.includes(sessionId)
  return [...deliveries, ...mergeFindings(findings, items, known, wasGiven, maker)]
}
