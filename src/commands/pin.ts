import type { CommandModule } from './start/context.ts'
import { decideItems } from './items/decide-items.ts'

/** `sage pin ID…`: first in the budget of every session. */
export const pin: CommandModule = {
  run: (context, ids) =>
    decideItems(context, ids, { decision: 'pin' }, { done: 'Pinned', after: 'to the front of the budget' }),
}

/** `sage unpin ID…`: by scope, kind and age again, like the others. */
export const unpin: CommandModule = {
  run: (context, ids) => decideItems(context, ids, { decision: 'unpin' }, { done: 'Unpinned' }),
}
