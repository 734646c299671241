import type { Config } from '../../config/schema.ts'
import { createOpposites } from '../../inject/statement/opposites.ts'
import type { DecisionRequest } from '../../journal/decide/plan-decisions.ts'
import { NO_PLAN, type Plan } from '../../journal/decide/plan.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import type { JournalStore } from '../../journal/store/store.ts'

/** Ids of items that this process itself proposed from a transcript, each with the id of the event that did it. */
export type ProposedNow = ReadonlyMap<string, string>

/**
 * Approves without a key what `auto_approve = true` leaves to Sage, and returns what was written: what this process just found in a
 * transcript, of tier `auto`, in the person's own words, for this project, with nothing against it. What is merely in a journal could claim
 * all that, so it always waits. The setting counts only in the person's own configuration file, and each of these decisions can be undone.
 */
export function approveAutomatically(
  store: JournalStore,
  proposed: ProposedNow,
  config: Pick<Config, 'auto_approve'>,
): Plan {
  if (!config.auto_approve) return NO_PLAN
  const requests = autoApprovals(proposed, store)
  if (requests.length === 0) return NO_PLAN
  const { plan } = store.planDecisions(requests, 'auto')
  store.commit(plan)
  return plan
}

function autoApprovals(proposed: ProposedNow, store: JournalStore): DecisionRequest[] {
  const items = store.items()
  const { records } = store.journals().project
  const plain = [...proposed].flatMap(([id, event]): ViewItem[] => {
    const [item, record] = [items.get(id), records.get(id)]
    // Someone else's line may have used the same id first; and once a person has decided on the item, it is theirs.
    const isOurs = record?.base.id === event && record.decisions.length === 0 && record.undos.length === 0
    return item && isOurs && isPlain(item) ? [item] : []
  })
  if (plain.length === 0) return []
  const said = createOpposites<ViewItem>()
  for (const item of items.values()) if (item.status === 'approved' || item.status === 'pending') said.add(item)
  // If two contradict each other, the person says which one holds.
  const agreed = plain.filter((item) => said.of(item).length === 0)
  return agreed.map(({ id, on }) => ({ item: id, on, decision: 'approve' }))
}

/** For an item as it was proposed: for this project, with every check its text fails. */
function isPlain({ tier, checks, evidence }: ViewItem): boolean {
  return tier === 'auto' && checks.length === 0 && evidence.speaker === 'person'
}
