import type { Plan } from '../../journal/decide/plan.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import type { CommandContext } from '../start/context.ts'
import { say } from './say.ts'

/** Updates `learnings.md`, what hooks print and the history, and reports what went wrong. The change itself is already saved. */
export async function settleAndSay(
  { stderr }: CommandContext,
  { settler }: Pick<Inbox, 'settler'>,
  changes: Plan,
): Promise<void> {
  for (const problem of [settler.settle(changes), await settler.flush()])
    if (problem !== undefined) say(stderr, `sage: ${problem}`)
}
