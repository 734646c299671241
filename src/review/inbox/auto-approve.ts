import type { Config } from '../../config/schema.ts'
import { createOpposites } from '../../inject/opposites.ts'
import type { DecisionRequest } from '../../journal/decide/plan.ts'
import type { ItemRecord } from '../../journal/item/record.ts'
import type { ViewItem } from '../../journal/item/item.ts'

/** Ids of items that this very process proposed from a transcript, each with the id of the event that did it. */
export type ProposedNow = ReadonlyMap<string, string>

/**
 * What `auto_approve = true` approves without a key: what this process itself just found in a transcript, of the tier `auto`, in the
 * person's own words, for this project, with nothing against it. What merely stands in a journal says all that of itself, so it always
 * waits. The setting counts only from the person's own configuration file, and each of these decisions can be undone.
 */
export function autoApprovals(
  proposed: ProposedNow,
  items: ReadonlyMap<string, ViewItem>,
  config: Pick<Config, 'auto_approve'>,
  recordOf: (id: string) => Pick<ItemRecord, 'base' | 'decisions' | 'undos'> | undefined,
): DecisionRequest[] {
  if (!config.auto_approve) return []
  const plain = [...proposed].flatMap(([id, event]): ViewItem[] => {
    const [item, record] = [items.get(id), recordOf(id)]
    // Somebody's line may have come first, under the same id; and once a person had a hand in it, it is theirs.
    const isOurs = record?.base.id === event && record.decisions.length === 0 && record.undos.length === 0
    return item && isOurs && isPlain(item) ? [item] : []
  })
  if (plain.length === 0) return []
  const said = createOpposites<ViewItem>()
  for (const item of items.values()) if (item.status === 'approved' || item.status === 'pending') said.add(item)
  // Which of two that contradict each other holds is for the person to say.
  const agreed = plain.filter((item) => said.of(item).length === 0)
  return agreed.map(({ id, on }) => ({ item: id, on, decision: 'approve' }))
}

/** Asked of what waits as it was proposed: for this project, and with every check that its text fails. */
function isPlain({ tier, checks, evidence }: ViewItem): boolean {
  return tier === 'auto' && checks.length === 0 && evidence.speaker === 'person'
}
