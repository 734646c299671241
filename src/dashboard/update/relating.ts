import type { Item } from '../../journal/item/item.ts'
import type { Relations } from '../relation.ts'
import { createRelationIndex } from './relations.ts'

/** Items whose words are read between two keys: a few milliseconds. */
const AT_ONCE = 150

export type Relating = {
  /** Works out what is between these items, in the background; what was begun for others is left. */
  readonly relate: (items: readonly Item[]) => void
  readonly stop: () => void
}

/** Hands on what items have to do with each other, once that is known of all of them. */
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
