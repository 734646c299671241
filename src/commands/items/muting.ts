import { reasonText } from '../../extract/features/feature-table.ts'
import type { DecisionRequest } from '../../journal/decide/plan-decisions.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'

/**
 * Looks at what is muted before decisions are saved. Returns a function for afterwards: the cues that they muted, each by what it says of a
 * sentence. Only rejecting mutes any.
 */
export function watchMuting(
  { feedback }: Pick<Inbox, 'feedback'>,
  requests: readonly Pick<DecisionRequest, 'decision'>[],
): () => string[] {
  if (!requests.some(({ decision }) => decision === 'reject')) return () => []
  const before = feedback().muted
  return () => [...feedback().muted].filter((cue) => !before.has(cue)).map((cue) => reasonText(cue) ?? cue)
}
