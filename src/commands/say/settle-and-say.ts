import type { Plan } from '../../journal/decide/plan.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import type { CommandContext } from '../start/context.ts'
import { whileWaiting } from './passing-line.ts'
import { remark } from './say.ts'

const KEEPING = 'It is saved; git takes it into the history'

/** Updates `learnings.md`, what hooks print and the history, and reports what went wrong. The change itself is already saved. */
export async function settleAndSay(
  context: CommandContext,
  { settler }: Pick<Inbox, 'settler'>,
  changes: Plan,
): Promise<void> {
  const problems = [settler.settle(changes), await whileWaiting(context, KEEPING, () => settler.flush())]
  remark(context.stderr, ...problems.filter((problem) => problem !== undefined))
}
