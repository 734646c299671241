import { EXIT } from '../../base/user-error.ts'
import type { Plan } from '../../journal/decide/plan.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import type { CommandContext } from '../start/context.ts'
import { whileWaiting } from './passing-line.ts'
import { remark } from './say.ts'

const KEEPING = 'It is saved; git is adding it to the history'

/**
 * Updates `learnings.md`, what hooks print and the history, and reports what went wrong. The change itself is already saved. Returns the exit
 * code: 1 if Claude may still be given what was before; without its history, Sage can do.
 */
export async function settleAndSay(
  context: CommandContext,
  { settler }: Pick<Inbox, 'settler'>,
  changes: Plan,
): Promise<number> {
  const unsettled = settler.settle(changes)
  const unkept = await whileWaiting(context, KEEPING, () => settler.flush())
  remark(context.stderr, ...[unsettled, unkept].filter((problem) => problem !== undefined))
  return unsettled === undefined ? EXIT.ok : EXIT.failure
}
