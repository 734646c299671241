import type { Item } from '../journal/item/item.ts'
import type { Relations } from './relation.ts'
import { createRelationIndex } from './update/relations.ts'

/** How many items are read between two keys: a few milliseconds. */
const AT_ONCE = 150

export type Relating = {
  /** Finds the relations between these items in the background, dropping work begun for others. */
  readonly relate: (items: readonly Item[]) => void
  readonly stop: () => void
}

/** Reports the relations between items once all are known. */
export function createRelating(related: (relations: Relations) => void): Relating {
  const index = createRelationIndex()
  let next: NodeJS.Timeout | undefined
  const step = (): void => {
    if (index.work(AT_ONCE)) next = setTimeout(step, 1)
    else related(index.relations())
  }
  return {
    relate(items) {
      clearTimeout(next)
      next = setTimeout(() => {
        index.take(items)
        step()
      }, 1)
    },
    stop: () => clearTimeout(next),
  }
}
