import { eventHead } from '../event/event-id.ts'
import type { DecidedEvent, ImportedEvent, JournalEvent } from '../event/event.ts'
import { PASSED_ON } from '../event/vocabulary.ts'
import type { Journal } from '../item/fold.ts'
import type { ViewItem } from '../item/item.ts'
import { asApproval } from './decide.ts'
import type { Journals, Plan } from './plan.ts'
import type { DecisionContext } from './wanted.ts'

/** Puts a decision into the journal that holds its item; an approval for the scope of the other journal moves the item there. */
export function placed(journals: Journals, item: ViewItem, event: DecidedEvent, context: DecisionContext): Plan {
  const { project, user, workspaceId } = journals
  const approves = event.mac !== undefined
  if (item.home === 'project' && approves && event.scope === 'user') {
    const passedOn = arriving(item, event, { from: project, to: user, origin: PASSED_ON + workspaceId }, context)
    // The project's journal says where it went.
    return { user: passedOn, project: [event] }
  }
  if (item.home === 'user' && approves && event.scope === 'project') {
    const { text: _, scope: __, kind: ___, mac: ____, ...bare } = event
    const takenHome = arriving(item, event, { from: user, to: project, origin: `${PASSED_ON}user` }, context)
    return { user: [{ ...bare, decision: 'retire' }], project: takenHome }
  }
  return item.home === 'user' ? { user: [event], project: [] } : { user: [], project: [event] }
}

type Move = { readonly from: Journal; readonly to: Journal; readonly origin: string }

/** The item in the other journal, with the same id and evidence unless it is known there, and approved. */
function arriving(item: ViewItem, event: DecidedEvent, move: Move, context: DecisionContext): readonly JournalEvent[] {
  const { pinned } = item
  const known = move.to.items.get(item.id)
  const copy = known ? undefined : copyOf(item, move, context)
  const on = known?.on ?? copy?.id ?? event.on
  // A pin goes with it, in the same event: one undo takes back both.
  const moved = pinned === (known?.pinned ?? false) ? {} : { pinned }
  const approval = asApproval({ ...event, ...moved, id: context.newId(), decision: 'approve', on }, context)
  return copy ? [copy, approval] : [approval]
}

function copyOf(item: ViewItem, { from, to, origin }: Move, context: DecisionContext): ImportedEvent | undefined {
  const base = from.records.get(item.id)?.base
  if (!base) return undefined
  const { sig: _, ...substance } = base
  // What the person saw: copying must not turn what came from elsewhere into one's own.
  const { evidence, checks, tier } = item
  const seen = { evidence, checks: [...checks], tier, scope: to.home }
  return { ...substance, ...seen, ...eventHead(context), type: 'imported', origin }
}
