import type { Plan } from '../journal/plan.ts'
import type { ReviewContext } from './review-session.ts'

/** What was written to the journals since it was last taken: one settling, and one commit of the history, for many reviews. */
export type Changes = {
  add(plan: Plan): void
  take(): Plan
}

export function collectChanges(): Changes {
  let plans: Plan[] = []
  return {
    add: (plan) => void plans.push(plan),
    take() {
      const taken = plans
      plans = []
      return { user: taken.flatMap(({ user }) => user), project: taken.flatMap(({ project }) => project) }
    },
  }
}

/** The same review, remembering what it writes. */
export function rememberChanges(review: ReviewContext, changes: Changes): ReviewContext {
  const { append } = review.journal
  return {
    ...review,
    journal: {
      ...review.journal,
      append(events) {
        const plan = append(events)
        changes.add(plan)
        return plan
      },
    },
  }
}
