import type { JournalEvent } from '../event/event.ts'
import type { DecidedLogs, LastDecision } from '../file/decided-log.ts'
import { foldEvents, type Journal } from '../item/fold.ts'
import type { Home } from '../item/item.ts'
import { isDeciding } from './outcome.ts'
import type { Ownership } from './ownership.ts'
import type { Journals, Plan } from './plan.ts'

/** Items of each journal whose record of how they were left has changed. */
export type LeftAnew = Readonly<Record<Home, readonly string[]>>

/**
 * Notes what is to come before it is written, beside what is in use until then: a journal alone is not believed about an undo or a redo, and a
 * refused disk or a kill in between takes nothing out of use. Throws if nothing can be noted.
 */
export function noteComing(journals: Journals, plan: Plan, ownership: Ownership, decided: DecidedLogs): LeftAnew {
  const noted = (home: Home) => {
    const journal = journals[home]
    if (!plan[home].some(isDeciding)) return []
    return decided[home].note(comingDecisions(journal, plan[home], ownership), { saved: false })
  }
  return { project: noted('project'), user: noted('user') }
}

/** Notes what a written plan came to. */
export function noteLast(journals: Journals, plan: Plan, ownership: Ownership, decided: DecidedLogs): LeftAnew {
  const noted = (home: Home) =>
    decided[home].note(lastDecisions(journals[home], plan[home], ownership), { saved: true })
  return { project: noted('project'), user: noted('user') }
}

/** How the items that were decided on stand now. */
function lastDecisions(
  { items, records }: Journal,
  events: readonly JournalEvent[],
  { validApproval }: Pick<Ownership, 'validApproval'>,
): Map<string, LastDecision> {
  const last = new Map<string, LastDecision>()
  for (const { item } of events.filter(isDeciding)) {
    const record = records.get(item)
    if (!record) continue
    const approved = items.get(item)?.status === 'approved' ? validApproval(record) : undefined
    last.set(item, { on: record.on, approvals: approved ? [approved.id] : [] })
  }
  return last
}

/**
 * How the items that events decide on will stand once these are written, beside how they stand in use until then; `journal` is what they are
 * written to.
 */
function comingDecisions(
  journal: Journal,
  events: readonly JournalEvent[],
  ownership: Ownership,
): Map<string, LastDecision> {
  const coming = lastDecisions(foldEvents(events, journal), events, ownership)
  for (const [item, { on, approvals }] of coming) {
    const standing = ownership.standingApproval(journal.records.get(item), journal.home)
    if (standing) coming.set(item, { on, approvals: [...new Set([...approvals, standing.id])] })
  }
  return coming
}
