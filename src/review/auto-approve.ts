import type { Config } from '../config/schema.ts'
import type { DecisionRequest } from '../journal/plan.ts'
import type { ViewItem } from '../journal/view.ts'

/**
 * What `auto_approve = true` approves without a key: proposals of the tier `auto`, in the person's own words, for this project, that no
 * check flagged. The setting counts only from the person's own configuration file, and each of these decisions can be undone.
 */
export function autoApprovals(
  items: Iterable<ViewItem>,
  config: Config,
  /** Whether nothing was ever decided, or undone, about an item: once a person had a hand in it, it is theirs. */
  isUntouched: (id: string) => boolean,
): DecisionRequest[] {
  if (!config.auto_approve) return []
  return Array.from(items)
    .filter(
      ({ id, status, tier, checks, scope, origin, evidence }) =>
        status === 'pending' &&
        tier === 'auto' &&
        checks.length === 0 &&
        scope === 'project' &&
        origin === undefined &&
        evidence.speaker === 'person' &&
        isUntouched(id),
    )
    .map(({ id, on }) => ({ item: id, on, decision: 'approve' }))
}
