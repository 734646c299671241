import type { Outcome } from '../journal/outcome.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import type { CommandContext } from './context.ts'

/** Says what became of decisions, one line each, and returns the exit code: 1 if one of them does not hold. */
export function reportOutcome({ stdout, stderr }: CommandContext, outcome: Outcome, done: string, after = ''): number {
  const tail = after === '' ? '' : ` · ${after}`
  for (const { id, text } of outcome.saved) stdout.write(`${done} ${id} “${visible(text)}”${tail}\n`)
  for (const { id, reason } of [...outcome.lost, ...outcome.refused]) stderr.write(`sage: ${id}: ${reason}\n`)
  return outcome.lost.length + outcome.refused.length > 0 ? EXIT.failure : EXIT.ok
}
