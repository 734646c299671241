import { compareTexts } from '../../base/compare-texts.ts'
import { countsOf } from '../../base/counts-of.ts'
import { gather } from '../../base/gather.ts'
import { isDecidedHere, type Journals } from '../../journal/decide/plan.ts'
import type { DecidingEvent } from '../../journal/event/event.ts'
import { type Decision, DONE } from '../../journal/event/vocabulary.ts'
import type { Journal } from '../../journal/item/fold.ts'
import type { Item } from '../../journal/item/item.ts'
import type { HookError } from '../../runtime/errors/read-error-log.ts'
import { count } from '../../text/count.ts'
import { damagedLinesText } from './damaged-lines.ts'
import type { ReviewRecord } from './review-record.ts'
import { titleOrId } from './session-title.ts'

/** One line of the dashboard's Activity. */
export type ActivityEntry = {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly mark: 'ok' | 'error' | 'info' | 'undo' | 'reject'
  /** A few words of our own, none longer than "said again anyway": they have a column for themselves. Names are in the text. */
  readonly subject: string
  readonly text: string
  readonly detail?: readonly string[]
  /** The item it is about. */
  readonly item?: string
  /** The session that was read. */
  readonly session?: string
  readonly transcriptPath?: string
  /** The session that could not be read: the person can retry it or drop it. */
  readonly failedSession?: string
}

const GONE = 'Claude Code deletes transcripts after 30 days (cleanupPeriodDays in its settings).'

/** The most entries to list; `sage log` shows more from the history. */
const MAX_ENTRIES = 300

/** A decision, or the event that took it back. */
type Deciding = { readonly event: DecidingEvent; readonly decision: Decision }

type Known = {
  readonly events: readonly Deciding[]
  readonly items: ReadonlyMap<string, Item>
  /** When each session was last given something. */
  readonly deliveries: ReadonlyMap<string, string>
  readonly records: readonly ReviewRecord[]
  readonly hookErrors: readonly HookError[]
}

/**
 * What was decided and undone here, each once. A learning that enters or leaves the project is written to both journals by one key press.
 * What other projects passed on to the user's journal is theirs.
 */
export function eventsHere(journals: Journals): Known['events'] {
  const { project, user } = journals
  const ofProject = decidingEvents(project)
  const said = new Set(ofProject.map(({ event: { item, step } }) => `${item} ${step}`))
  const ofUser = decidingEvents(user).filter(
    ({ event }) => isDecidedHere(journals, event) && !said.has(`${event.item} ${event.step}`),
  )
  return [...ofProject, ...ofUser]
}

function decidingEvents({ decisions, undos, reversals }: Journal): Deciding[] {
  return [
    ...decisions.map((event) => ({ event, decision: event.decision })),
    ...undos.flatMap((event) => {
      const reversal = reversals.get(event.id)
      return reversal ? [{ event, decision: reversal.decision.decision }] : []
    }),
  ]
}

/** What happened, newest first: decisions and undos, deliveries, reviews, and everything that went wrong. */
export function listActivity({ events, items, deliveries, records, hookErrors }: Known): ActivityEntry[] {
  const titles = new Map(records.map(({ sessionId, title }) => [sessionId, titleOrId(sessionId, title)]))
  // Counted from the journal and not while reading, because an interrupted review has already written what it found.
  const proposals = countsOf(Array.from(items.values(), ({ evidence }) => evidence.sessionId))
  return [
    ...events.flatMap((event) => fromEvent(event, items)),
    ...givenTo(items.values(), deliveries, titles),
    ...Array.from(items.values(), repeatsOf).flat(),
    ...records.flatMap((record) => fromRecord(record, proposals.get(record.sessionId) ?? 0)),
    ...hookErrors.map(fromHookError),
  ]
    .sort((a, b) => compareTexts(b.at, a.at))
    .slice(0, MAX_ENTRIES)
}

function fromEvent({ event, decision }: Deciding, items: ReadonlyMap<string, Item>): ActivityEntry[] {
  const item = items.get(event.item)
  if (!item) return []
  const base = { id: event.id, at: event.at, text: item.text, item: item.id }
  if (event.type === 'undone') return [{ ...base, mark: 'undo', subject: `undone: ${DONE[decision]}` }]
  const how = event.by === 'auto' && decision === 'approve' ? 'auto-' : ''
  return [{ ...base, mark: markOf(decision), subject: `${how}${DONE[decision]}` }]
}

/** One line for each session that was read here and given learnings, no matter how many learnings. */
function givenTo(
  items: Iterable<Item>,
  deliveries: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): ActivityEntry[] {
  const given = new Map<string, string[]>()
  for (const { text, deliveredTo } of items)
    for (const sessionId of deliveredTo.slice(-MAX_ENTRIES)) {
      // Learnings for all projects are also given to sessions of other projects.
      if (titles.has(sessionId)) gather(given, sessionId, text)
    }
  return Array.from(given, ([sessionId, texts]) => ({
    id: `given-${sessionId}`,
    at: deliveries.get(sessionId) ?? '',
    mark: 'info',
    subject: 'given',
    text: `${count(texts.length, 'learning')} → “${titles.get(sessionId)}”`,
    detail: texts,
  }))
}

/** When each session was last given something, by both journals. */
export function deliveriesIn({ project, user }: Journals): ReadonlyMap<string, string> {
  const both = new Map(user.deliveries)
  for (const [session, at] of project.deliveries) if (at > (both.get(session) ?? '')) both.set(session, at)
  return both
}

function repeatsOf({ id, text, repeats }: Item): ActivityEntry[] {
  return repeats
    .filter(({ afterDelivery }) => afterDelivery)
    .map(({ at, turnUuid }) => ({
      id: `again-${id}-${turnUuid}`,
      at,
      item: id,
      mark: 'error',
      subject: 'said again anyway',
      text,
      detail: ['Claude had it when you said it again.'],
    }))
}

function markOf(decision: Decision): ActivityEntry['mark'] {
  if (decision === 'reject' || decision === 'retire' || decision === 'purge') return 'reject'
  return decision === 'later' ? 'info' : 'ok'
}

function fromRecord(record: ReviewRecord, proposals: number): ActivityEntry[] {
  const { sessionId, transcriptPath, damagedLines, missingSince, refused, turns, reviewedAt } = record
  const about = { transcriptPath }
  const name = `“${titleOrId(sessionId, record.title)}”`
  const entries: ActivityEntry[] = []
  if (missingSince !== undefined)
    entries.push({
      ...about,
      id: `missing-${sessionId}`,
      at: missingSince,
      mark: 'error',
      subject: 'not read',
      text: `${name}: ${refused?.message ?? 'its transcript is gone: what was typed in it can no longer be read'}`,
      ...(refused === undefined && { detail: [GONE] }),
      failedSession: sessionId,
    })
  if (damagedLines.length > 0)
    entries.push({
      ...about,
      id: `damaged-${sessionId}`,
      at: reviewedAt,
      mark: 'error',
      subject: 'read in part',
      text: `${name}: ${damagedLinesText(damagedLines)}`,
    })
  if (turns.length > 0)
    entries.push({
      ...about,
      id: `review-${sessionId}`,
      at: reviewedAt,
      mark: 'info',
      session: sessionId,
      subject: 'read',
      text: `${count(turns.length, 'turn')} → ${count(proposals, 'proposal')} · ${name}`,
    })
  return entries
}

function fromHookError({ at, event, code, errno }: HookError): ActivityEntry {
  return {
    id: `hook-${at}-${code}`,
    at,
    mark: 'error',
    subject: 'hook failed',
    text: `${event}: ${code}${errno === undefined ? '' : ` (${errno})`}`,
  }
}
