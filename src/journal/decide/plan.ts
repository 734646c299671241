import type { EventMaker } from '../event/event-id.ts'
import type { DecidedEvent, DecidingEvent, ImportedEvent, JournalEvent } from '../event/event.ts'
import { PASSED_ON } from '../event/vocabulary.ts'
import { foldEvents, type Journal } from '../item/fold.ts'
import {
  type Home,
  type Item,
  type PerHome,
  perHome,
  saysTheSame,
  type Shown,
  stateOf,
  type ViewItem,
} from '../item/item.ts'
import { isOfWorkspace } from '../item/view.ts'
import { approving, decide } from './decide.ts'
import type { Refusal } from './refusal.ts'
import type { DecisionContext, Wanted } from './wanted.ts'

/**
 * One decision about one item, as it was shown: if another event came since than `on`, or it says anything else, the decision is refused. The
 * event alone does not tell: who can write into the journal can put other words under its id while a person reads.
 */
export type DecisionRequest = Wanted & {
  readonly on?: string
  readonly shown?: Shown
}

/** Both journals and what they come to. */
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

export type PlannedRefusal = Omit<Refusal, 'code'> & {
  readonly code: Refusal['code'] | 'older-state' | 'reworded' | 'read-only'
}

/** The events that decisions come to, and the decisions that come too late or are not allowed. */
export type PlannedDecisions = { readonly plan: Plan; readonly refused: readonly PlannedRefusal[] }

/** Works out which events decisions put into which journal. Pure. A learning whose scope leaves the project moves to the user's journal. */
export function planDecisions(
  journals: Journals,
  requests: readonly DecisionRequest[],
  context: DecisionContext,
): PlannedDecisions {
  const refused: PlannedRefusal[] = []
  const plans: Plan[] = []
  for (const request of requests) {
    const planned = planDecision(journals, request, context)
    if ('code' in planned) refused.push(planned)
    else plans.push(planned)
  }
  return { plan: joinPlans(plans), refused }
}

function planDecision(journals: Journals, request: DecisionRequest, context: DecisionContext): Plan | PlannedRefusal {
  const item = journals.items.get(request.item)
  const refusal = item && problemOf(item, request)
  if (refusal) return refusal
  const events = decide(journals.items, request, context)
  if ('code' in events) return events
  return joinPlans(
    events.flatMap((event) => {
      const target = journals.items.get(event.item)
      return target ? [route(journals, target, event, context)] : []
    }),
  )
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

function problemOf(item: ViewItem, request: DecisionRequest): PlannedRefusal | undefined {
  const { id } = item
  if (request.on !== undefined && request.on !== item.on)
    return { id, code: 'older-state', reason: `Already decided elsewhere: it is ${stateOf(item.status)} now` }
  if (request.shown && !saysTheSame(request.shown, item))
    return { id, code: 'reworded', reason: 'It was changed while you read it: read it again' }
  if (request.scope === 'global' && item.scope !== 'global')
    return { id, code: 'read-only', reason: 'The scope "global" is read-only here: it comes from the shared folder' }
  if (request.scope !== undefined && request.scope !== 'global' && item.scope === 'global')
    return { id, code: 'read-only', reason: 'A shared learning keeps the scope "global"' }
  return undefined
}

function route(journals: Journals, item: ViewItem, event: DecidedEvent, context: DecisionContext): Plan {
  const approves = event.mac !== undefined
  if (item.home === 'project' && approves && event.scope === 'user') return passOn(journals, item, event, context)
  if (item.home === 'user' && approves && event.scope === 'project') return takeHome(journals, item, event, context)
  return item.home === 'user' ? { user: [event], project: [] } : { user: [], project: [event] }
}

/** Project to user: the same id and evidence in the user's journal, approved there; the project's journal says where it went. */
function passOn(
  { project, user, workspaceId }: Journals,
  item: ViewItem,
  event: DecidedEvent,
  context: DecisionContext,
): Plan {
  const known = user.items.get(item.id)
  const copy = known ? undefined : copyOf(project, item, PASSED_ON + workspaceId, context)
  const approval = approvalThere(known, copy, item, event, context)
  return { user: [...(copy ? [{ ...copy, scope: 'user' as const }] : []), approval], project: [event] }
}

/** User to project: approved in the project, retired in the user's journal. */
function takeHome({ project, user }: Journals, item: ViewItem, event: DecidedEvent, context: DecisionContext): Plan {
  const known = project.items.get(item.id)
  const copy = known ? undefined : copyOf(user, item, `${PASSED_ON}user`, context)
  const approval = approvalThere(known, copy, item, event, context)
  const { text: _, scope: __, kind: ___, mac: ____, ...bare } = event
  return {
    user: [{ ...bare, decision: 'retire' }],
    project: [...(copy ? [{ ...copy, scope: 'project' as const }] : []), approval],
  }
}

/** The approval in the other journal. A pin goes with it, in the same event: one undo takes back both. */
function approvalThere(
  known: Item | undefined,
  copy: ImportedEvent | undefined,
  { pinned }: ViewItem,
  event: DecidedEvent,
  context: DecisionContext,
): DecidedEvent {
  const on = known?.on ?? copy?.id ?? event.on
  const moved = pinned === (known?.pinned ?? false) ? {} : { pinned }
  return approving({ ...event, ...moved, id: context.newId(), decision: 'approve', on }, context)
}

function copyOf(
  journal: Journal,
  item: ViewItem,
  origin: string,
  { now, newId }: EventMaker,
): ImportedEvent | undefined {
  const base = journal.records.get(item.id)?.base
  if (!base) return undefined
  const { sig: _, ...substance } = base
  // What the person saw: copying must not turn what came from elsewhere into one's own.
  const { evidence, checks, tier } = item
  const seen = { evidence, checks: [...checks], tier }
  return { ...substance, ...seen, type: 'imported', origin, id: newId(), at: now.toISOString() }
}
