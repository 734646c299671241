import type { Item } from '../../journal/item/item.ts'
import type { Relations } from '../state/relation.ts'
import { createRelationIndex } from '../update/relations.ts'

/** How many items are read between two keys: a few milliseconds. */
const AT_ONCE = 150

export type Relating = {
  /** Finds the relations between these items in the background and reports them, dropping work begun for others. */
  readonly relate: (items: readonly Item[], related: (relations: Relations) => void) => void
  readonly stop: () => void
}

export function createRelating(): Relating {
  const index = createRelationIndex()
  let next: NodeJS.Timeout | undefined
  const work = (related: (relations: Relations) => void): void => {
    if (index.work(AT_ONCE)) next = setTimeout(work, 1, related)
    else related(index.relations())
  }
  return {
    relate(items, related) {
      clearTimeout(next)
      next = setTimeout(() => {
        index.take(items)
        work(related)
      }, 1)
    },
    stop: () => clearTimeout(next),
  }
}
