import { decideItems } from './items/decide-items.ts'
import type { CommandContext } from './start/context.ts'

/** `sage reject ID…`: not kept, and not proposed again if it is repeated. */
export function run(context: CommandContext, ids: readonly string[]): Promise<number> {
  return decideItems(context, ids, { decision: 'reject' }, { done: 'Rejected', after: 'sage undo takes it back' })
}
