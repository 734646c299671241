import { decideItems } from './items/decide-items.ts'
import type { CommandContext } from './start/context.ts'

/** `sage delete ID…`: removes archived items from every list. */
export function run(context: CommandContext, ids: readonly string[]): Promise<number> {
  return decideItems(context, ids, { decision: 'purge' }, { done: 'Deleted', after: 'its words stay in the journal' })
}
