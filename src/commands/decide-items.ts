import { isEmpty } from '../journal/plan.ts'
import type { Decision } from '../journal/vocabulary.ts'
import type { CommandContext } from './context.ts'
import { findItems } from './find-items.ts'
import { openStore } from './open-store.ts'
import { refuseAgent } from './person.ts'
import { reportOutcome } from './report-outcome.ts'

type Words = { readonly done: string; readonly after?: string; readonly details?: { readonly until?: 'unburied' } }

/** Takes one decision that approves nothing on all items named. Exit code 1 if one of them does not hold, 2 for an unknown id. */
export async function decideItems(
  context: CommandContext,
  ids: readonly string[],
  decision: Decision,
  words: Words,
): Promise<number> {
  refuseAgent(context, decision)
  const { store, settle } = openStore(context)
  const items = findItems(store.state().items, ids)
  const requests = items.map(({ id, on }) => ({ item: id, on, decision, ...words.details }))
  const { plan, refused } = store.planDecisions(requests, 'command')
  const outcome = store.commit(plan, refused)
  const code = reportOutcome(context, outcome, words.done, words.after)
  if (!isEmpty(plan)) await settle(plan)
  return code
}
