import { EXIT } from '../../base/user-error.ts'
import type { Outcome } from '../../journal/decide/outcome.ts'
import type { CommandContext } from '../start/context.ts'
import { remark } from './say.ts'

/** Says which decisions do not hold, and why. Returns the exit code: 1 if there are any. */
export function sayRefused({ stderr }: CommandContext, untaken: Outcome['lost']): number {
  remark(stderr, ...untaken.map(({ id, reason }) => `${id}: ${reason}`))
  return untaken.length > 0 ? EXIT.failure : EXIT.ok
}
