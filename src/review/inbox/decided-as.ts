import type { Item, Status } from '../../journal/item/item.ts'

const ACCEPTED: ReadonlySet<Status> = new Set<Status>(['approved', 'retired', 'merged'])

/** What a person made of a proposal in the end; undefined for one that waits, and for one that was deleted. */
export function decidedAs({ status }: Pick<Item, 'status'>): 'approved' | 'rejected' | undefined {
  if (ACCEPTED.has(status)) return 'approved'
  return status === 'rejected' ? 'rejected' : undefined
}
