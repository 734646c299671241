import type { Outcome } from '../../journal/decide/outcome.ts'
import { EXIT } from '../../text/user-error.ts'
import type { CommandContext } from '../start/context.ts'
import { say } from './say.ts'

/** Says which decisions do not hold, and why. Returns the exit code: 1 if there are any. */
export function sayRefused({ stderr }: CommandContext, { lost, refused }: Outcome): number {
  for (const { id, reason } of [...lost, ...refused]) say(stderr, `sage: ${id}: ${reason}`)
  return lost.length + refused.length > 0 ? EXIT.failure : EXIT.ok
}
