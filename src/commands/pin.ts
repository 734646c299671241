import type { ViewItem } from '../journal/item/item.ts'
import { decideItems } from './items/decide-items.ts'
import type { CommandModule } from './start/context.ts'

/** `sage pin ID…`: puts it first in every session's budget. */
export const pin: CommandModule = {
  run: (context, ids) => decideItems(context, ids, { decision: 'pin' }, { done: 'Pinned', after: whenGiven }),
}

function whenGiven({ status }: Pick<ViewItem, 'status'>): string {
  return `given before all others${status === 'approved' ? '' : ' once you approve it'}`
}

/** `sage unpin ID…`: orders it by scope, kind and age again, like the others. */
export const unpin: CommandModule = {
  run: (context, ids) => decideItems(context, ids, { decision: 'unpin' }, { done: 'Unpinned' }),
}
