import type { EventMaker } from '../event/event-id.ts'
import type { DecidingEvent, JournalEvent } from '../event/event.ts'
import type { Decision } from '../event/vocabulary.ts'
import { foldEvents, type Journal } from '../item/fold.ts'
import { saysTheSame } from '../item/item.ts'
import { isDecidedHere, type Journals, type Plan } from './plan.ts'
import {
  decisionsById,
  decisionsOfItem,
  decisionsOfLastStep,
  undosOfLastStep,
  takeBack,
  undosById,
  type UndoableJournal,
} from './undo.ts'

/** What to take back: the last step, the last step of one item, or exactly these events (decisions, or the redos of decisions). */
export type UndoTarget = { readonly item?: string; readonly events?: readonly string[] }

/** The events that take decisions back, in both journals. An empty plan: there is nothing to undo. */
export function planUndo(journals: Journals, { item, events }: UndoTarget, maker: EventMaker): Plan {
  const undoable = undoableIn(journals)
  if (events) return reversed(journals, decisionsById(undoable, events), maker)
  return reversed(
    journals,
    item === undefined ? decisionsOfLastStep(undoable, maker.now) : decisionsOfItem(undoable, item, maker.now),
    maker,
  )
}

/** The events that bring back what the last undo, or exactly these undoing events, took. */
export function planRedo(journals: Journals, { events }: Pick<UndoTarget, 'events'>, maker: EventMaker): Plan {
  const undoable = undoableIn(journals)
  return reversed(journals, events ? undosById(undoable, events) : undosOfLastStep(undoable, maker.now), maker)
}

/** Whether a plan would approve an item that is not approved now as it would be then. */
export function approvesAnything(journals: Journals, plan: Plan): boolean {
  const after = [foldEvents(plan.user, journals.user), foldEvents(plan.project, journals.project)]
  const touched = new Set([...plan.user, ...plan.project].map(({ item }) => item))
  return [...touched].some((id) => {
    const before = journals.items.get(id)
    return after.some(({ items }) => {
      const item = items.get(id)
      return item?.status === 'approved' && !(before?.status === 'approved' && saysTheSame(before, item))
    })
  })
}

/** What a planned undo takes back of each item, or a redo brings back: a pass of the model rewords some and puts off others, in one step. */
export function steppedOver({ project, user }: Journals, plan: Plan): ReadonlyMap<string, Decision> {
  const ofUser = new Map(decisionsTaken(user, plan.user))
  const ofProject = decisionsTaken(project, plan.project).map(([item, decision]): [string, Decision] => [
    item,
    // Another scope moves it: approved in the one journal, retired in the other, which nobody asked for by these names.
    ofUser.get(item) === 'retire' && decision === 'approve' ? 'edit' : decision,
  ])
  return new Map([...ofUser, ...ofProject])
}

function decisionsTaken(journal: Journal, events: readonly JournalEvent[]): Array<[item: string, Decision]> {
  const { reversals } = foldEvents(events, journal)
  return events.flatMap(({ id, item }): Array<[item: string, Decision]> => {
    const reversal = reversals.get(id)
    return reversal ? [[item, reversal.decision.decision]] : []
  })
}

/** The user's journal first, as in every plan. */
function undoableIn(journals: Journals): UndoableJournal[] {
  const { project, user } = journals
  const ofUser = { journal: user, mine: (event: DecidingEvent) => isDecidedHere(journals, event) }
  return [ofUser, { journal: project, mine: () => true }]
}

function reversed(journals: Journals, found: ReadonlyArray<readonly DecidingEvent[]>, maker: EventMaker): Plan {
  const [ofUser = [], ofProject = []] = found
  const step = maker.newId()
  return {
    user: takeBack(journals.user, ofUser, maker, step),
    project: takeBack(journals.project, ofProject, maker, step),
  }
}
