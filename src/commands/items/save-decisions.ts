import type { DecisionRequest } from '../../journal/decide/plan-decisions.ts'
import { joinPlans, NO_PLAN, type Plan } from '../../journal/decide/plan.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { sayRefused } from '../say/say-refused.ts'
import { say } from '../say/say.ts'
import { settleAndSay } from '../say/settle-and-say.ts'
import type { CommandContext } from '../start/context.ts'

/** The words for an item that was decided on: `done` begins its line, `after` ends it. */
export type SavedWords = { readonly done: string; readonly after?: string | ((item: ViewItem) => string) }

/**
 * Writes decisions, reports each item that was asked about (not one that another replaced), and updates what Claude gets. Returns the
 * exit code: 1 if one of the decisions does not hold, or Claude may not yet be given what follows from them. `unsettled`: what was written
 * before, for the same purpose.
 */
export async function saveDecisions(
  context: CommandContext,
  inbox: Pick<Inbox, 'store' | 'settler'>,
  requests: readonly DecisionRequest[],
  { done, after }: SavedWords,
  unsettled: Plan = NO_PLAN,
): Promise<number> {
  const { store } = inbox
  const { plan, refused } = store.planDecisions(requests, 'command')
  const outcome = store.commit(plan)
  const asked = new Set(requests.map(({ item }) => item))
  const tail = (item: ViewItem) => (after === undefined ? '' : ` · ${typeof after === 'string' ? after : after(item)}`)
  for (const item of outcome.saved)
    if (asked.has(item.id)) say(context.stdout, `${done} ${item.id} “${item.text}”${tail(item)}`)
  // All that was decided in one go is undone in one step.
  if (outcome.saved.length > 0) say(context.stdout, 'sage undo takes it back')
  const refusal = sayRefused(context, [...outcome.lost, ...refused])
  // Also where nothing was left to decide: the last time the disk may have refused what follows from it.
  const settling = await settleAndSay(context, inbox, joinPlans([unsettled, plan]))
  return refusal || settling
}
