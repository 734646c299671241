import { joinPlans, type Plan } from '../../journal/decide/plan.ts'
import type { ProposedNow } from './auto-approve.ts'

/** What reviews wrote to the journals since it was last taken: one settling, and one commit of the history, for many of them. */
export type Changes = {
  add(plan: Plan): void
  take(): Plan
  /** What the review proposed since this was last asked: item and event, for `autoApprove()`. */
  takeProposed(): ProposedNow
}

export function collectChanges(): Changes {
  let plans: Plan[] = []
  let proposed = new Map<string, string>()
  return {
    add(plan) {
      plans.push(plan)
      for (const event of plan.project) if (event.type === 'proposed') proposed.set(event.item, event.id)
    },
    takeProposed() {
      const taken = proposed
      proposed = new Map()
      return taken
    },
    take() {
      const taken = plans
      plans = []
      return joinPlans(taken)
    },
  }
}
