import type { DecidingEvent, JournalEvent } from '../event/event.ts'
import { foldEvents, type Journal } from '../item/fold.ts'
import { type Home, type PerHome, perHome, type ViewItem } from '../item/item.ts'
import { isOfWorkspace } from '../item/view.ts'

/** Both journals and the state that they add up to. */
export type Journals = {
  readonly project: Journal
  readonly user: Journal
  readonly items: ReadonlyMap<string, ViewItem>
  readonly workspaceId: string
  /** Whether an event of the user's journal was decided in this project. */
  readonly isFromHere: (event: string) => boolean
  /** Whether what was last decided about an item of the user's journal came from another machine. */
  readonly hasArrived: (item: string) => boolean
}

/**
 * Whether undo may take back an event of the user's journal here: what other projects passed on, and decided on, is theirs. On another machine
 * the project may be in the same place, and so have the same id.
 */
export function isDecidedHere(
  { user, workspaceId, isFromHere, hasArrived }: Journals,
  { id, item }: DecidingEvent,
): boolean {
  return isFromHere(id) || (isOfWorkspace(user.items.get(item) ?? {}, workspaceId) && !hasArrived(item))
}

/** Events for each journal, to be written in the order of `writeOrder()`. */
export type Plan = PerHome<readonly JournalEvent[]>

export const NO_PLAN: Plan = { user: [], project: [] }

export function isEmpty({ user, project }: Plan): boolean {
  return user.length === 0 && project.length === 0
}

export function joinPlans(plans: readonly Plan[]): Plan {
  return perHome((home) => plans.flatMap((plan) => plan[home]))
}

/**
 * The journal in which something gets approved comes first: a crash in between leaves a learning in use where it was or where it is going,
 * and the decision can be repeated. The other way round, it would be in use nowhere.
 */
export function writeOrder(journals: Journals, plan: Plan): readonly [Home, Home] {
  const isBoth = plan.user.length > 0 && plan.project.length > 0
  const isProjectFirst = isBoth && approves(journals.project, plan.project) && !approves(journals.user, plan.user)
  return isProjectFirst ? ['project', 'user'] : ['user', 'project']
}

function approves(journal: Journal, events: readonly JournalEvent[]): boolean {
  const { items } = foldEvents(events, journal)
  return events.some(({ item: id }) => {
    const [before, after] = [journal.items.get(id), items.get(id)]
    return after?.status === 'approved' && (before?.status !== 'approved' || before.scope !== after.scope)
  })
}
