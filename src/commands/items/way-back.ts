import type { Item } from '../../journal/item/item.ts'

/** How a person gets back what they decided against and type again. What was deleted is in no archive, and only undoing that brings it back. */
export function wayBackText({ id, status }: Pick<Item, 'id' | 'status'>): string {
  return status === 'purged' ? `sage undo ${id} takes that back` : `sage restore ${id} brings it back`
}
