import type { CommandContext } from './start/context.ts'
import { decideItems } from './items/decide-items.ts'

/** `sage delete ID…`: out of every list, for what stands in the archive. */
export function run(context: CommandContext, ids: readonly string[]): Promise<number> {
  return decideItems(context, ids, { decision: 'purge' }, { done: 'Deleted', after: 'its words stay in the journal' })
}
