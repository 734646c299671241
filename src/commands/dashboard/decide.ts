import type { WrittenEvent } from '../../dashboard/action.ts'
import type { DataEffect } from '../../dashboard/effect.ts'
import type { Dispatch } from '../../dashboard/source.ts'
import type { Outcome } from '../../journal/decide/outcome.ts'
import { approvedBy, steppedOver } from '../../journal/decide/plan-undo.ts'
import type { Plan } from '../../journal/decide/plan.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { foreseenText } from '../../text/system-error.ts'
import { UserError } from '../../text/user-error.ts'
import type { CommandContext } from '../start/context.ts'
import { isInsideClaude, requirePerson } from '../start/person.ts'
import { watchMuting } from '../items/muting.ts'
import { prepareText } from '../items/prepare-text.ts'
import { proposalByHand } from '../items/proposal-by-hand.ts'

type DecidingEffect = Extract<DataEffect, { type: 'decide' | 'undo' | 'redo' | 'saveNew' }>

type World = {
  readonly context: CommandContext
  readonly inbox: Inbox
  /** Updates files and hooks after a write, and shows it. */
  readonly settle: (plan: Plan) => void
  /** Shows what other processes wrote, if anything. */
  readonly showNews: () => void
}

/** Writes decisions, undo and redo, and answers with the journal's verdict: "saved" is what its fold says, nothing else. */
export async function performDecision(world: World, effect: DecidingEffect, dispatch: Dispatch): Promise<void> {
  try {
    await perform(world, effect, dispatch)
  } catch (error) {
    const text = foreseenText(error)
    const isSaved = error instanceof UserError && error.code === 'saved-not-noted'
    dispatch({ type: 'failed', text: isSaved ? text : `Not saved: ${text}`, effect })
  }
}

async function perform(world: World, effect: DecidingEffect, dispatch: Dispatch): Promise<void> {
  const { store } = world.inbox
  // Show what others did in the meantime before the answer refers to it.
  if (store.refresh()) world.showNews()
  switch (effect.type) {
    case 'decide': {
      const requests = await Promise.all(effect.requests.map(prepared))
      const { plan, refused } = store.planDecisions(requests, 'dashboard')
      requirePersonFor(world, plan)
      const mutedBy = watchMuting(world.inbox, requests)
      const outcome = write(world, plan, refused)
      const muted = mutedBy()
      const stale = [
        ...outcome.lost.map(({ id }) => id),
        ...refused.filter((r) => r.code === 'older-state').map((r) => r.id),
      ]
      const [wrong, ...more] = refused.filter(({ code }) => code !== 'older-state')
      return dispatch({
        type: 'saved',
        requests,
        events: writtenEvents(plan, outcome),
        stale,
        ...(wrong && { refused: { items: [wrong, ...more].map(({ id }) => id), reason: wrong.reason } }),
        ...(muted.length > 0 && { muted }),
      })
    }
    case 'undo':
    case 'redo': {
      const isUndo = effect.type === 'undo'
      const target = effect.events ? { events: effect.events } : {}
      const before = store.journals()
      const plan = isUndo ? store.planUndo(target) : store.planRedo(target)
      requirePersonFor(world, plan)
      const outcome = write(world, plan)
      const [first] = outcome.saved
      const decision = steppedOver(before, plan)
      return dispatch({
        type: isUndo ? 'undone' : 'redone',
        events: writtenEvents(plan, outcome),
        text: first?.text ?? '',
        ...(decision && { decision }),
      })
    }
    case 'saveNew': {
      const proposal = proposalByHand({
        prepared: await prepareText(effect.text),
        kind: effect.kind,
        scope: effect.scope,
        workspaceId: world.inbox.location.id,
        id: store.newId(),
        now: world.context.now(),
        byAgent: isInsideClaude(world.context.environment.env),
      })
      const known = store.state().items.get(proposal.item)
      if (known && known.status !== 'pending') {
        const where = known.status === 'approved' ? 'Approved' : 'the Archive; a brings it back'
        return dispatch({ type: 'told', text: `These words are already ${known.status}: see ${where}` })
      }
      if (!known) write(world, { user: [], project: [proposal] })
      return dispatch({ type: 'added', item: proposal.item })
    }
  }
}

/** Undo and redo can approve just as `a` can: whatever does needs a person at a terminal (N8). */
function requirePersonFor({ context, inbox }: World, plan: Plan): void {
  if (approvedBy(inbox.store.journals(), plan).length > 0) requirePerson(context, 'approve')
}

/** Text that was typed is text from outside: masked, sanitised, one line. */
async function prepared<Request extends { readonly text?: string }>(request: Request): Promise<Request> {
  return request.text === undefined ? request : { ...request, text: (await prepareText(request.text)).text }
}

function write({ inbox, settle }: World, plan: Plan, refused: Outcome['refused'] = []): Outcome {
  const outcome = inbox.store.commit(plan, refused)
  settle(plan)
  return outcome
}

function writtenEvents({ user, project }: Plan, { events }: Outcome): WrittenEvent[] {
  const held = new Set(events)
  return [...user, ...project].filter(({ id }) => held.has(id)).map(({ id, item }) => ({ item, event: id }))
}
