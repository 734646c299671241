import { isTold, type Problem, problemText, problemWayOut } from '../../journal/file/problem-text.ts'
import { count } from '../../text/count.ts'
import type { CommandContext } from '../start/context.ts'
import { remark, say } from './say.ts'

/** How many lines are reported one by one; the way out is the same for all. */
const TOLD = 3

/** Says which journal lines could not be used, and what to do: a damaged line can be restored, a newer one needs a newer Sage. */
export function sayDamage({ stderr }: CommandContext, found: readonly Problem[]): void {
  const problems = found.filter(isTold)
  const [first] = problems
  if (!first) return
  remark(stderr, ...problems.slice(0, TOLD).map(problemText))
  if (problems.length > TOLD) remark(stderr, `and ${count(problems.length - TOLD, 'more line')}`)
  const worst = problems.find(({ kind }) => kind === 'newer') ?? first
  say(stderr, `      ${problemWayOut(worst)}`)
}
