import { type Item, saysTheSame, type Shown, stateOf, type ViewItem } from '../item/item.ts'
import { decide } from './decide.ts'
import { placed } from './place-event.ts'
import { type Journals, joinPlans, type Plan } from './plan.ts'
import type { Refusal } from './refusal.ts'
import type { DecisionContext, Wanted } from './wanted.ts'

/**
 * One decision about one item, as it was shown: if an event came after `on`, or the item says anything else, the decision is refused. The event's
 * id alone is not enough: whoever can write to the journal can put other words under it while a person reads.
 */
export type DecisionRequest = Wanted & {
  readonly on?: string
  readonly shown?: Shown
}

/** The events that decisions result in, and the decisions that come too late or are not allowed. */
export type PlannedDecisions = { readonly plan: Plan; readonly refused: readonly Refusal[] }

/** Works out which events decisions put into which journal. Pure. */
export function planDecisions(
  journals: Journals,
  requests: readonly DecisionRequest[],
  context: DecisionContext,
): PlannedDecisions {
  const refused: Refusal[] = []
  const plans: Plan[] = []
  for (const request of requests) {
    const planned = planDecision(journals, request, context)
    if ('code' in planned) refused.push(planned)
    else plans.push(planned)
  }
  return { plan: joinPlans(plans), refused }
}

function planDecision(journals: Journals, request: DecisionRequest, context: DecisionContext): Plan | Refusal {
  const item = journals.items.get(request.item)
  const refusal = item && problemOf(item, request)
  if (refusal) return refusal
  const events = decide(journals.items, request, context)
  if ('code' in events) return events
  return joinPlans(
    events.flatMap((event) => {
      const target = journals.items.get(event.item)
      return target ? [placed(journals, target, event, context)] : []
    }),
  )
}

/** Why a decision does not hold that was taken on an older state of an item. */
export function decidedElsewhereText(item: Pick<Item, 'status'> | undefined): string {
  return `Already decided elsewhere: it is ${item ? stateOf(item.status) : 'gone'} now`
}

function problemOf(item: ViewItem, request: DecisionRequest): Refusal | undefined {
  const { id } = item
  if (request.on !== undefined && request.on !== item.on)
    return { id, code: 'older-state', reason: decidedElsewhereText(item) }
  if (request.shown && !saysTheSame(request.shown, item))
    return { id, code: 'reworded', reason: 'It was changed while you read it: read it again' }
  if (request.scope === 'global' && item.scope !== 'global')
    return { id, code: 'read-only', reason: 'The scope "global" is read-only here: it comes from the shared folder' }
  if (request.scope !== undefined && request.scope !== 'global' && item.scope === 'global')
    return { id, code: 'read-only', reason: 'A shared learning keeps the scope "global"' }
  return undefined
}
