import { joinPlans, type Plan } from '../../journal/decide/plan.ts'
import type { ProposedNow } from './auto-approve.ts'

/** Collects what reviews write to the journals, so that many of them are settled and committed to the history at once. */
export type Changes = {
  add(plan: Plan): void
  take(): Plan
  /** What was proposed since the last call, for `Inbox.autoApprove()`. */
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
