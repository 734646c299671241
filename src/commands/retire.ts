import { decideItems } from './items/decide-items.ts'
import type { CommandContext } from './start/context.ts'

/** `sage retire ID…`: stops giving an approved learning to Claude. */
export function run(context: CommandContext, ids: readonly string[]): Promise<number> {
  return decideItems(context, ids, { decision: 'retire' }, { done: 'Retired', after: 'no longer given to Claude' })
}
