import { EXIT } from '../base/user-error.ts'
import { approvalOf, rewordedBy } from '../journal/decide/rewording.ts'
import { findItems } from './items/find-items.ts'
import { saveDecisions } from './items/save-decisions.ts'
import { sayBeforeApproval } from './items/say-before-approval.ts'
import { ownScopeOption } from './options/option-values.ts'
import { confirmed } from './say/ask.ts'
import { say } from './say/say.ts'
import { whenItLoads } from './say/when-it-loads.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { requirePerson } from './start/person.ts'

/**
 * `sage approve ID…`: shows the evidence and the exact line Claude will get, then approves. Only at a terminal with a person; an item
 * with something against it, and several items, need a typed `Y`.
 */
export async function run(context: CommandContext, ids: readonly string[], options: Options): Promise<number> {
  requirePerson(context, 'approve')
  const scope = ownScopeOption(options)
  const inbox = openInboxHere(context)
  const known = inbox.store.items()
  const items = findItems(known, ids)
  const requests = items.map((item) => ({
    item: item.id,
    on: item.on,
    ...approvalOf(item, known.values()),
    confirmed: true,
    ...(scope && { scope }),
  }))
  // Nothing is asked about what cannot be approved.
  const refused = new Set(inbox.store.planDecisions(requests, 'command').refused.map(({ id }) => id))
  const possible = items.filter(({ id }) => !refused.has(id))
  const against = possible.flatMap((item) => {
    const replaced = rewordedBy(item, known.values())
    return sayBeforeApproval(context, inbox, { item, scope: scope ?? item.scope, replaced, together: possible })
  })
  if (against.length > 0 || possible.length > 1) {
    const question = possible.length > 1 ? `Approve these ${possible.length}?` : 'Approve it?'
    if (!(await confirmed(context, question))) {
      say(context.stdout, 'Nothing was approved')
      return EXIT.failure
    }
  }
  return await saveDecisions(context, inbox, requests, { done: 'Approved', after: whenItLoads(context) })
}
