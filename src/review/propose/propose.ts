import { isDeepStrictEqual } from 'node:util'
import type { Candidate } from '../../extract/candidate.ts'
import { extractInSteps } from '../../extract/extract-candidates.ts'
import { addRuns } from '../../extract/tool-preference.ts'
import { findDeliveries } from '../../inject/publish/delivery.ts'
import { eventHead } from '../../journal/event/event-id.ts'
import type { JournalEvent, UndoneEvent } from '../../journal/event/event.ts'
import type { Item } from '../../journal/item/item.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import type { ReadResult } from '../../transcript/read/reader.ts'
import type { Pace } from '../../workspace/processes/pace.ts'
import { advanceRecord, firstUnreviewed } from '../record/advance-record.ts'
import type { AgentsRead } from '../record/agent-files.ts'
import type { ReviewRecord } from '../record/review-record.ts'
import { standsOnRewound } from '../record/rewound.ts'
import { safeCursor } from '../record/safe-cursor.ts'
import { titleFrom } from '../record/session-title.ts'
import { writeDebugDump } from './debug-dump.ts'
import { type Finding, mergeFindings, rewoundLast } from './findings.ts'
import { holdJournal } from './hold-journal.ts'
import { MIN_TOLD } from './passed-over.ts'
import { prepareFinding } from './prepare.ts'
import type { ReviewContext, ReviewOutcome, ReviewRun } from './review-context.ts'

/** How many texts are learned, or findings compared and written, before keys are answered again. */
const AT_ONCE = 25

/** What was read of one session: its transcript, and its subagents' files. */
export type SessionRead = { readonly record: ReviewRecord; readonly read: ReadResult; readonly beside: AgentsRead }

/**
 * Proposes what is worth keeping from what was read, and only then moves the cursor. Ends as "busy" once the lease belongs to another
 * process; what was written until then are complete batches.
 */
export async function propose(context: ReviewContext, session: SessionRead, run: ReviewRun): Promise<ReviewOutcome> {
  const { paths, reviews, now } = context
  const { record, read, beside } = session
  const { sessionId } = record
  const turns = newTurns(context, session)
  const { fresh } = turns
  const extracted = await extractFrom(context, turns.considered, record, run.pace)
  const findings = await prepareAll(context, extracted, { ...turns, record }, run.pace)
  const written = await writeFindings(context, session, findings, run)
  if (!written || !run.lease.isOurs()) return { state: 'busy' }
  withdrawRewound(context, read)
  context.passedOver.add(extracted, context.known)
  const cursor = await safeCursor(read.cursor)
  const title = record.title || (await titleFrom(read.turns))
  // It may have been paused meanwhile, here or elsewhere.
  const paused = reviews.reread(sessionId)?.paused
  const advanced = advanceRecord(record, { ...read, cursor }, { fresh: fresh.length > 0, now: now(), beside })
  const toolRuns = addRuns(record.toolRuns ?? {}, fresh)
  const next = {
    ...advanced,
    ...(title !== '' && { title }),
    ...(Object.keys(toolRuns).length > 0 && { toolRuns }),
    ...(paused !== undefined && { paused }),
  }
  if (!isDeepStrictEqual(next, reviews.get(sessionId))) reviews.save(next)
  // Last: if it cannot be written, the same turns must not be read again and again.
  if (context.debug && fresh.length > 0) await writeDebugDump(paths, sessionId, fresh, extracted.filter(isProposed))
  return {
    state: 'reviewed',
    turns: fresh.length,
    ...written,
    damaged: withoutAll(advanced.damagedLines, record.damagedLines),
    unsettled: advanced.unsettled === true,
  }
}

function withoutAll(lines: readonly number[], known: readonly number[]): number[] {
  const before = new Set(known)
  return lines.filter((line) => !before.has(line))
}

/** `fresh` turns are complete and count as reviewed afterwards; `considered` ones may still be open. */
type NewTurns = {
  readonly fresh: readonly Turn[]
  readonly considered: readonly Turn[]
  /** The subagent's file that contains a turn, by the turn's uuid. */
  readonly agentFiles: ReadonlyMap<string, string>
}

/** The turns that no review has seen yet, the conversation's before those of its subagents. */
function newTurns({ reviews, captureAtPrompt }: ReviewContext, { record, read, beside }: SessionRead): NewTurns {
  const complete = read.turns.filter((turn) => turn.complete)
  const said = complete.slice(firstUnreviewed(complete, record)).filter((turn) => !reviews.isReviewed(turn.uuid))
  // A subagent's file may hold copies of the conversation: those belong to the conversation.
  const known = new Set(read.turns.map((turn) => turn.uuid))
  const toAgents = beside.turns.filter(({ turn }) => !known.has(turn.uuid) && !reviews.isReviewed(turn.uuid))
  const saidToAgents = toAgents.map(({ turn }) => turn)
  const isOpen = (turn: Turn) => !turn.complete && captureAtPrompt
  return {
    fresh: [...said, ...saidToAgents.filter((turn) => turn.complete)],
    considered: [
      ...said,
      ...read.turns.filter(isOpen),
      ...saidToAgents.filter((turn) => turn.complete || isOpen(turn)),
    ],
    agentFiles: new Map(toAgents.map(({ turn, transcriptPath }) => [turn.uuid, transcriptPath])),
  }
}

async function extractFrom(
  context: ReviewContext,
  turns: readonly Turn[],
  { toolRuns }: ReviewRecord,
  pace: Pace,
): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const ofStep of extractInSteps(turns, { ...context.extractOptions(), toolRuns, least: MIN_TOLD })) {
    candidates.push(...ofStep)
    await pace()
  }
  return candidates
}

async function prepareAll(
  { workspaceId }: ReviewContext,
  candidates: readonly Candidate[],
  { considered, agentFiles, record }: NewTurns & Pick<SessionRead, 'record'>,
  pace: Pace,
): Promise<Finding[]> {
  const turns = new Map(considered.map((turn) => [turn.uuid, turn]))
  const findings: Finding[] = []
  for (const candidate of candidates) {
    await pace()
    const turn = turns.get(candidate.turnUuid)
    const transcriptPath = agentFiles.get(candidate.turnUuid) ?? record.transcriptPath
    const finding = turn && (await prepareFinding(candidate, turn, { workspaceId, transcriptPath }))
    if (finding) findings.push(finding)
  }
  return rewoundLast(findings)
}

/** Writes what results from the findings, a batch at a time. Undefined once the lease belongs to another process. */
async function writeFindings(
  context: ReviewContext,
  session: SessionRead,
  findings: readonly Finding[],
  { lease, pace }: ReviewRun,
): Promise<{ proposals: number; repeats: number } | undefined> {
  for (const items of stretchesOf([...context.journal.items().values()])) {
    await pace()
    context.known.learn(items)
  }
  let proposals = 0
  let repeats = 0
  for (const stretch of stretchesOf(findings)) {
    await pace()
    const write = () => {
      const events = eventsOf(context, session, stretch)
      if (!lease.isOurs()) return undefined
      if (events.length > 0) context.journal.append(events)
      return events
    }
    const events = stretch.length > 0 ? await holdJournal(context, pace, write) : write()
    if (!events) return undefined
    proposals += events.filter(({ type }) => type === 'proposed').length
    repeats += events.filter(({ type }) => type === 'repeated').length
  }
  return { proposals, repeats }
}

/** At least one stretch, which may be empty: deliveries are found even where nothing was said. */
function stretchesOf<T>(list: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(list.length / AT_ONCE))
  return Array.from({ length: count }, (_, index) => list.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
}

/** What results from these findings, given what is now in the journal: others write there while a session is read. */
function eventsOf(
  { journal, known, reviews, now }: ReviewContext,
  { record, read }: SessionRead,
  findings: readonly Finding[],
): JournalEvent[] {
  journal.refresh()
  const items = journal.items()
  known.learn(items.values())
  const maker = { now: now(), newId: journal.newId }
  const deliveries = findDeliveries(read.injections, items, maker)
  const delivered = new Set(deliveries.map((event) => event.item))
  const wasGiven = ({ id, deliveredTo }: Item) => delivered.has(id) || deliveredTo.includes(record.sessionId)
  const rewound = rewoundBy(reviews, read)
  return [...deliveries, ...mergeFindings(findings, { items, known, isProposed, wasGiven, rewound }, maker)]
}

function isProposed({ tier }: Candidate): boolean {
  return tier !== 'skip'
}

function rewoundBy(reviews: ReviewContext['reviews'], read: ReadResult): ReadonlySet<string> {
  return new Set([...reviews.rewound(), ...read.rewound])
}

/**
 * Returns to the inbox what was approved without the person, once they rewound its prompt: the same result as if both had been read at once. Call
 * it only after all that was said since is known, because it may have been said again.
 */
function withdrawRewound({ journal, reviews, now }: ReviewContext, read: ReadResult): void {
  const rewound = rewoundBy(reviews, read)
  const undone = [...journal.items().values()].flatMap(({ id, on, ...item }): UndoneEvent[] => {
    if (item.automatic !== true || item.status !== 'approved' || !standsOnRewound(item, rewound)) return []
    return [{ ...eventHead({ now: now(), newId: journal.newId }), type: 'undone', item: id, on, event: on }]
  })
  if (undone.length > 0) journal.append(undone)
}
