import { UserError } from '../../../base/user-error.ts'
import type { Action, WrittenEvent } from '../../../dashboard/state/action.ts'
import type { DecidingEffect, EffectOf, ShownDecision } from '../../../dashboard/state/effect.ts'
import type { Dispatch } from '../../../dashboard/state/source.ts'
import type { Outcome } from '../../../journal/decide/outcome.ts'
import { approvesAnything, steppedOver } from '../../../journal/decide/plan-undo.ts'
import type { Plan } from '../../../journal/decide/plan.ts'
import type { Refusal } from '../../../journal/decide/refusal.ts'
import type { Decision } from '../../../journal/event/vocabulary.ts'
import { PARTLY_SAVED } from '../../../journal/file/append.ts'
import { SAVED_NOT_NOTED } from '../../../journal/file/decided-log.ts'
import { type Item, stateOf } from '../../../journal/item/item.ts'
import { expectedErrorWithWayOut } from '../../../workspace/files/way-out.ts'
import { watchMuting } from '../../items/muting.ts'
import { prepareText } from '../../items/prepare-text.ts'
import { proposalByHand } from '../../items/proposal-by-hand.ts'
import { wayBackText } from '../../items/way-back.ts'
import { isInsideClaude } from '../../start/inside-claude.ts'
import { requirePerson } from '../../start/person.ts'
import type { World } from '../world/world.ts'

/** Errors that say themselves what was saved. */
const MAY_BE_SAVED: ReadonlySet<string> = new Set([SAVED_NOT_NOTED, PARTLY_SAVED])

/** Writes decisions, undo and redo, and answers with the journal's verdict: "saved" is what its fold says, nothing else. */
export async function performDecision(world: World, effect: DecidingEffect, dispatch: Dispatch): Promise<void> {
  try {
    // Show what others did in the meantime before the answer refers to it.
    if (world.inbox.store.refresh()) world.view.showNews()
    dispatch(await answerTo(world, effect))
  } catch (error) {
    const text = expectedErrorWithWayOut(error)
    const mayBeSaved = error instanceof UserError && MAY_BE_SAVED.has(error.code)
    dispatch({ type: 'failed', text: mayBeSaved ? text : `Not saved: ${text}`, effect })
  }
}

async function answerTo(world: World, effect: DecidingEffect): Promise<Action> {
  switch (effect.type) {
    case 'decide':
      return await decide(world, effect.requests)
    case 'undo':
    case 'redo':
      return step(world, effect)
    case 'saveNew':
      return await saveNew(world, effect)
  }
}

async function decide(world: World, asked: readonly ShownDecision[]): Promise<Action> {
  const { inbox } = world
  const requests = await Promise.all(asked.map(prepared))
  const { plan, refused } = inbox.store.planDecisions(requests, 'dashboard')
  requirePersonFor(world, plan)
  const mutedBy = watchMuting(inbox, requests)
  const outcome = write(world, plan)
  const muted = mutedBy()
  const isStale = ({ code }: Refusal) => code === 'older-state'
  const wrong = refused.filter((one) => !isStale(one))
  const [first] = wrong
  return {
    type: 'saved',
    requests,
    events: writtenEvents(plan, outcome),
    stale: [...outcome.lost, ...refused.filter(isStale)].map(({ id }) => id),
    ...(first && { refused: { items: wrong.map(({ id }) => id), reason: first.reason } }),
    ...(muted.length > 0 && { muted }),
  }
}

function step(world: World, { type: by, events }: EffectOf<'undo' | 'redo'>): Action {
  const { store } = world.inbox
  const target = events ? { events } : {}
  const before = store.journals()
  const plan = by === 'undo' ? store.planUndo(target) : store.planRedo(target)
  requirePersonFor(world, plan)
  const outcome = write(world, plan)
  const stepped = steppedOver(before, plan)
  const decision = oneFor([...stepped.values()])
  return {
    type: 'stepped',
    by,
    events: writtenEvents(plan, outcome),
    text: outcome.saved[0]?.text ?? '',
    ...(decision && { decision, about: [...stepped.keys()].filter((item) => stepped.get(item) === decision) }),
  }
}

/** What is written with a decision on another item. */
const WITH: Partial<Record<Decision, Decision>> = { replace: 'retire', merge: 'edit' }

/**
 * The decision that stands for a whole step, in whichever journal it is; none does for a pass of the model that rewords some and puts off
 * others.
 */
function oneFor(all: readonly Decision[]): Decision | undefined {
  return all.find((one) => all.every((other) => other === one || other === WITH[one]))
}

async function saveNew(world: World, { text, kind, scope, draft }: EffectOf<'saveNew'>): Promise<Action> {
  const { context, inbox } = world
  const byAgent = isInsideClaude(context)
  const proposal = proposalByHand(inbox, {
    prepared: await prepareText(text),
    kind,
    scope,
    now: context.now(),
    byAgent,
  })
  const known = inbox.store.items().get(proposal.item)
  if (known && known.status !== 'pending')
    return { type: 'told', text: `These words are already ${stateOf(known.status)}: ${placeText(known)}`, draft }
  if (!known) write(world, { user: [], project: [proposal] })
  return { type: 'added', item: proposal.item, draft }
}

function placeText(item: Item): string {
  if (item.status === 'approved') return 'see Approved'
  return item.status === 'purged' ? wayBackText(item) : 'see the Archive'
}

/** Undo and redo can approve just as `a` can: whatever does needs a person at a terminal. */
function requirePersonFor({ context, inbox }: World, plan: Plan): void {
  if (approvesAnything(inbox.store.journals(), plan)) requirePerson(context, 'approve')
}

/** Text that was typed is text from outside: masked, sanitised, one line. */
async function prepared<Request extends { readonly text?: string }>(request: Request): Promise<Request> {
  return request.text === undefined ? request : { ...request, text: (await prepareText(request.text)).text }
}

function write({ inbox, settle }: World, plan: Plan): Outcome {
  const outcome = inbox.store.commit(plan)
  settle(plan)
  return outcome
}

function writtenEvents({ user, project }: Plan, { events }: Outcome): WrittenEvent[] {
  const held = new Set(events)
  return [...user, ...project].filter(({ id }) => held.has(id)).map(({ id, item }) => ({ item, event: id }))
}
