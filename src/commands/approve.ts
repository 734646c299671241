import { oppositesOf } from '../inject/opposites.ts'
import { readConfig } from '../inject/publish.ts'
import { approvalOf, rewordedBy } from '../journal/rewording.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import { confirmed } from './ask.ts'
import type { CommandContext, Options } from './context.ts'
import { findItems } from './find-items.ts'
import { openStore } from './open-store.ts'
import { ownScopeOption } from './option-values.ts'
import { requirePerson } from './person.ts'
import { saveDecisions } from './save-decisions.ts'
import { tellBeforeApproval } from './tell-before-approval.ts'
import { whenItLoads } from './when-it-loads.ts'

/**
 * `sage approve ID…`: shows the evidence and the exact line that Claude will get, then approves. Only at a terminal that a person is at;
 * an item with a check against it, and more than one item, need a typed `Y`.
 */
export async function run(context: CommandContext, ids: readonly string[], options: Options): Promise<number> {
  requirePerson(context, 'approve')
  const scope = ownScopeOption(options)
  const opened = openStore(context)
  const { store, target } = opened
  const items = findItems(store.state().items, ids)
  const { format } = readConfig(target).inject
  const inUse = [...store.state().items.values()].filter(({ status }) => status === 'approved')
  const against = items.flatMap((item) => {
    const before = rewordedBy(item, inUse)
    const others = inUse.filter(({ id }) => id !== before?.id)
    const opposites = [
      ...oppositesOf(item, others).map(({ text }) => `it contradicts what is in use: “${visible(text)}”`),
      ...oppositesOf(item, items).map(({ text }) => `it contradicts another one of these: “${visible(text)}”`),
    ]
    const found = tellBeforeApproval(context, item, { scope: scope ?? item.scope, format, opposites })
    if (before) context.stdout.write(`  Instead of: ${visible(before.text)}\n`)
    return found
  })
  if (against.length > 0 || items.length > 1) {
    const question = items.length > 1 ? `Approve these ${items.length}?` : 'Approve it?'
    if (!(await confirmed(context, question))) {
      context.stdout.write('Nothing was approved\n')
      return EXIT.failure
    }
  }
  const requests = items.map((item) => ({
    item: item.id,
    on: item.on,
    ...approvalOf(item, inUse),
    confirmed: true,
    ...(scope && { scope }),
  }))
  return await saveDecisions(context, opened, requests, { done: 'Approved', after: whenItLoads(context) })
}
