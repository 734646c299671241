import { gather } from '../../base/gather.ts'
import type { DecidingEvent, JournalEvent } from '../event/event.ts'
import type { LastDecision } from '../file/decided-lines.ts'
import type { DecidedLog, DecidedLogs } from '../file/decided-log.ts'
import { foldEvents, type Journal } from '../item/fold.ts'
import { type PerHome, perHome } from '../item/item.ts'
import type { ItemRecord } from '../item/record.ts'
import { isDeciding } from './outcome.ts'
import type { Ownership } from './ownership.ts'
import type { Journals, Plan } from './plan.ts'

/** Items of each journal whose record of how they were left has changed. */
export type LeftAnew = PerHome<readonly string[]>

/**
 * Before a plan is written, notes the state it leads to, beside the approvals in use until then: an undo or redo that only the journal knows is
 * not believed, and a disk that refuses or a kill in between takes nothing out of use. Throws if nothing can be noted.
 */
export function noteComing(journals: Journals, plan: Plan, ownership: Ownership, decided: DecidedLogs): LeftAnew {
  return perHome((home) => {
    if (!plan[home].some(isDeciding)) return []
    return decided[home].note(comingDecisions(journals[home], plan[home], ownership, decided[home]), { saved: false })
  })
}

/** Notes the result of a written plan. */
export function noteLast(journals: Journals, plan: Plan, ownership: Ownership, decided: DecidedLogs): LeftAnew {
  return perHome((home) => {
    const journal = journals[home]
    const last = new Map<string, LastDecision>()
    for (const { item } of plan[home].filter(isDeciding)) {
      const record = journal.records.get(item)
      if (!record) continue
      // Another process may have noted something since: what this one had announced still counts if it is what happened.
      const comes = (approval: string) => decided[home].inUseAt(record.on).has(approval)
      last.set(item, { on: record.on, approvals: inUse(journal, record, ownership, comes) })
    }
    return decided[home].note(last, { saved: true })
  })
}

/**
 * Notes the state of what other machines decided, as if it had been decided here: whoever writes to the remote, or to the journal, cannot bring
 * back what this machine has seen retired or reworded. `before` is the user's journal without those decisions.
 */
export function noteArrived(before: Journal, { user }: Journals, ownership: Ownership, log: DecidedLog): LeftAnew {
  const coming = new Map<string, LastDecision>()
  const last = new Map<string, LastDecision>()
  for (const [item, record] of user.records) {
    const known = log.get(item)
    if (record.seen.length === 0 || record.on === known?.on) continue
    const standing = ownership.standingApproval(record, user.home)
    // Another key approved it, which may take the place of the one here, or somebody brought it back.
    if (!standing && user.items.get(item)?.status === 'approved') continue
    const stood = ownership.standingApproval(before.records.get(item), user.home)
    // Never a lower id than before: an approval that was given up in between would be newer.
    const on = known && known.on > record.on ? known.on : record.on
    const after = standing ? [standing.id] : []
    // The approval that held until then comes back if the person undoes here what took it out of use there.
    coming.set(item, { on, approvals: [...new Set([...after, ...(stood ? [stood.id] : [])])], arrived: true })
    last.set(item, { on, approvals: after, arrived: true })
  }
  return { project: [], user: [coming, last].flatMap((entries) => log.note(entries, { saved: true })) }
}

/**
 * The state that items will have once these events are written, beside the approvals in use until then; `journal` is what the events are written
 * to.
 */
function comingDecisions(
  journal: Journal,
  events: readonly JournalEvent[],
  ownership: Ownership,
  log: DecidedLog,
): Map<string, LastDecision> {
  const after = foldEvents(events, journal)
  const deciding = new Map<string, DecidingEvent[]>()
  for (const event of events.filter(isDeciding)) gather(deciding, event.item, event)
  const coming = new Map<string, LastDecision>()
  for (const [item, about] of deciding) {
    const record = after.records.get(item)
    if (!record) continue
    const gives = (approval: string) => about.some((event) => givesUse(event, approval, log))
    const standing = ownership.standingApproval(journal.records.get(item), journal.home)
    const approvals = new Set([...inUse(after, record, ownership, gives), ...(standing ? [standing.id] : [])])
    coming.set(item, { on: record.on, approvals: [...approvals] })
  }
  return coming
}

/** The approval that puts the item in use as its record has it: one that already holds, or one that `given` says is given now. */
function inUse(
  { home, items }: Journal,
  record: ItemRecord,
  { validApproval, standingApproval }: Ownership,
  given: (approval: string) => boolean,
): readonly string[] {
  const approval = items.get(record.base.item)?.status === 'approved' ? validApproval(record) : undefined
  return approval && (given(approval.id) || standingApproval(record, home)) ? [approval.id] : []
}

/**
 * Whether what the person does puts this approval in use: they approve, or take back what took it out of use. If somebody else wrote an undo to
 * bring it back, no other decision makes that valid, nor does the undo of such a decision.
 */
function givesUse(event: DecidingEvent, approval: string, log: DecidedLog): boolean {
  return event.id === approval || (event.type === 'undone' && log.inUseAt(event.event).has(approval))
}
