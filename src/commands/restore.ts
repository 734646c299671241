import { decideItems } from './items/decide-items.ts'
import type { CommandContext } from './start/context.ts'

/** `sage restore ID…`: from the archive back into the inbox. */
export function run(context: CommandContext, ids: readonly string[]): Promise<number> {
  return decideItems(context, ids, { decision: 'restore' }, { done: 'Restored', after: 'pending again' })
}
