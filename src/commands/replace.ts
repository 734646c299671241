import { EXIT, UserError } from '../base/user-error.ts'
import { isUndecided, stateOf, type ViewItem } from '../journal/item/item.ts'
import { findItem } from './items/find-items.ts'
import { saveDecisions } from './items/save-decisions.ts'
import { sayBeforeApproval } from './items/say-before-approval.ts'
import { confirmed } from './say/ask.ts'
import { say } from './say/say.ts'
import { whenItLoads } from './say/when-it-loads.ts'
import type { CommandContext } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { requirePerson } from './start/person.ts'

/** `sage replace ID OLD`: approves one and retires the other in one step. Like any approval, only at a terminal with a person. */
export async function run(context: CommandContext, [id = '', old = '']: readonly string[]): Promise<number> {
  requirePerson(context, 'approve')
  const inbox = openInboxHere(context)
  const items = inbox.store.items()
  const item = findItem(items, id)
  const replaced = findItem(items, old)
  requireOrder(item, replaced)
  const request = { item: item.id, on: item.on, decision: 'replace', other: replaced.id, confirmed: true } as const
  // Nothing is asked about what cannot be replaced.
  const isRefused = inbox.store.planDecisions([request], 'command').refused.length > 0
  const against = isRefused
    ? []
    : sayBeforeApproval(context, inbox, { item, scope: item.scope, replaced, together: [] })
  if (against.length > 0 && !(await confirmed(context, 'Approve it?'))) {
    say(context.stdout, 'Nothing was replaced')
    return EXIT.failure
  }
  return await saveDecisions(context, inbox, [request], { done: 'Approved', after: whenItLoads(context) })
}

/** Which of the two comes first is easily mixed up, and what is in use can only be the old one. */
function requireOrder(item: ViewItem, old: ViewItem): void {
  if (item.status !== 'approved' || !isUndecided(old)) return
  throw new UserError(`Cannot replace ${old.id}: it is ${stateOf(old.status)}, and ${item.id} is in use`, {
    hint: `The other way round? sage replace ${old.id} ${item.id}`,
    exitCode: EXIT.usage,
    code: 'wrong-order',
  })
}
