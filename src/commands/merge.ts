import { EXIT, UserError } from '../base/user-error.ts'
import { oppositesOf } from '../inject/statement/opposites.ts'
import { visible } from '../text/sanitize.ts'
import { findItem, findItems } from './items/find-items.ts'
import { saveDecisions } from './items/save-decisions.ts'
import type { CommandContext } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { refuseAgent } from './start/person.ts'

/** `sage merge ID… INTO`: merges items that say the same, in the words of the last one named. Approves nothing. */
export async function run(context: CommandContext, ids: readonly string[]): Promise<number> {
  refuseAgent(context, 'merge')
  const inbox = openInboxHere(context)
  const items = inbox.store.items()
  const into = findItem(items, ids.at(-1) ?? '')
  const from = findItems(items, ids.slice(0, -1))
  if (from.length === 0)
    throw new UserError('Cannot merge a single item', {
      hint: 'Name what goes into it first: sage merge ID INTO',
      exitCode: EXIT.usage,
      code: 'usage',
    })
  const [opposite] = oppositesOf(into, from)
  if (opposite !== undefined)
    throw new UserError(`“${visible(opposite.text)}” contradicts “${visible(into.text)}”: they cannot be merged`, {
      hint: `Reject one of the two, or: sage replace ${opposite.id} ${into.id}`,
      code: 'contradiction',
    })
  const inUse = from.find(({ status }) => status === 'approved')
  if (inUse !== undefined && into.status !== 'approved')
    throw new UserError(
      `“${visible(inUse.text)}” is in use, and “${visible(into.text)}” is pending: neither would be given to Claude`,
      {
        hint: `Merge them the other way round, or: sage replace ${into.id} ${inUse.id}`,
        code: 'in-use',
      },
    )
  const requests = from.map(({ id, on }) => ({ item: id, on, decision: 'merge' as const, other: into.id }))
  return await saveDecisions(context, inbox, requests, { done: 'Merged', after: `into “${visible(into.text)}”` })
}
