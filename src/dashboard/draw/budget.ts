import type { Forecast } from '../../inject/publish/forecast.ts'
import type { LeftOutLearning } from '../../inject/select/select.ts'
import type { Item } from '../../journal/item/item.ts'
import { NARROW, truncateEnd } from '../../text/width.ts'
import type { Preview } from '../state/source.ts'
import { shown, thousands } from '../state/wording.ts'

/** What a learning costs, and how it changes the start of later sessions. `warnings`: what has to be said in any case. */
export type Cost = { readonly when: string; readonly cost: string; readonly warnings: readonly string[] }

/** Why a learning is never given, after its words. */
export const STAYS_OUT: Readonly<Record<Exclude<LeftOutLearning['reason'], 'budget' | 'imported-file'>, string>> = {
  refused: 'may not be given to Claude in these words',
  same: 'says the same as another learning, which is given in its place',
  opposite: 'says the opposite of a learning of a narrower scope, which is given in its place',
}

const AT_START = 'next session'
const NO_START = 'sessions start without learnings (inject.session_start is off)'

/** The card's words; every figure is what a session really costs. */
export function costOf(item: Item, { tokens, start, withPrompts }: Preview): Cost {
  const own = `${tokens} tokens`
  if (!start) return { when: AT_START, cost: own, warnings: [] }
  const { before, after, outside, pushedOut } = start
  const used = `${thousands(before.tokens)} of ${thousands(before.limit)}`
  const approved = item.status === 'approved'
  const [left] = outside
  if (left?.reason === 'imported-file') return { when: 'with the file, in every session', cost: own, warnings: [] }
  if (left && left.reason !== 'budget')
    return {
      when: 'never given',
      cost: own,
      warnings: [[STAYS_OUT[left.reason], left.problem].filter(Boolean).join(': ')],
    }
  const later = withPrompts ? 'with relevant prompts' : 'never given'
  if (left) {
    const only = withPrompts ? 'it is given only with prompts it is relevant to' : 'it is not given to Claude'
    const fits = approved ? 'did not fit into the budget' : 'does not fit into the budget'
    const grows = after.growsAt === undefined ? '' : `, which grows with the ${after.growsAt}th learning`
    return { when: later, cost: `${own} · ${used} are used`, warnings: [`${fits}${grows}: ${only}`] }
  }
  if (after.given === 0) return { when: later, cost: own, warnings: [NO_START] }
  if (approved) return { when: AT_START, cost: `${own} · budget ${used}`, warnings: [] }
  const then = changeOf(before, after)
  // The text around the learnings is paid for with the first of them, and each figure is rounded up: they would seem not to add up.
  const added = after.tokens - before.tokens
  const frame = before.given === 0 ? added - tokens : 0
  const whole = frame > 0 ? `${own} and ${frame} around it` : Math.abs(added - tokens) === 1 ? `${added} tokens` : own
  return { when: AT_START, cost: `${whole} · budget ${then}`, warnings: pushedOutLines(pushedOut, withPrompts) }
}

/** The limit grows with the number of learnings; if it does, both limits are shown. */
function changeOf(before: Forecast['before'], after: Forecast['after']): string {
  const grown = before.limit === after.limit ? '' : ` of ${thousands(before.limit)}`
  return `${thousands(before.tokens)}${grown} → ${thousands(after.tokens)} of ${thousands(after.limit)}`
}

function pushedOutLines(pushedOut: Forecast['pushedOut'], withPrompts: boolean): string[] {
  const [first] = pushedOut
  if (!first) return []
  const more = pushedOut.length > 1 ? ` and ${pushedOut.length - 1} more` : ''
  const many = pushedOut.length > 1
  const text = `“${truncateEnd(shown(first.text), 48, NARROW)}”${more}`
  if (first.reason === 'budget') {
    const only = withPrompts ? `: ${many ? 'they are' : 'it is'} given only with relevant prompts` : ''
    return [`then ${text} no longer ${many ? 'fit' : 'fits'}${only}`]
  }
  return [
    `then ${text} ${many ? 'are' : 'is'} no longer given: this one ${first.reason === 'same' ? 'says the same' : 'contradicts it'}`,
  ]
}

/** What approving several at once does to the budget, in one sentence; then shorter ones, for narrow questions. */
export function bulkCost(
  count: number,
  { before, after, outside, pushedOut }: Forecast,
): [whole: string, ...shorter: string[]] {
  const missing = outside.length + pushedOut.length
  if (missing === 0 && after.given === 0) return [`Costs nothing now: ${NO_START}.`]
  const then = `Budget ${changeOf(before, after)} tokens`
  if (missing === 0 && count === 1) return [`${then}; it fits.`, 'It fits into the budget.']
  if (missing === 0) return [`${then}; all of them fit.`, 'All of them fit into the budget.']
  const which = [
    outside.length > 0 ? `${outside.length} of these ${count}` : '',
    pushedOut.length > 0 ? `${pushedOut.length} approved before` : '',
  ].filter(Boolean)
  const out = `${which.join(' and ')} would not fit`
  return [
    `${then}: ${out}; the card of each says when it is given.`,
    `${then}: ${out}.`,
    `${out} into the budget.`,
    `${missing} would not fit into the budget.`,
  ]
}
