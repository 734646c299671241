import type { Plan } from '../../journal/decide/plan.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { say } from './say.ts'

/** Brings `learnings.md`, what hooks print and the history up to date, and says what went wrong: the change itself is durable already. */
export async function settleAndTell(
  { settler }: Pick<Inbox, 'settler'>,
  changes: Plan,
  stderr: Pick<NodeJS.WriteStream, 'write'>,
): Promise<void> {
  for (const problem of [settler.settle(changes), await settler.flush()])
    if (problem !== undefined) say(stderr, `sage: ${problem}`)
}
