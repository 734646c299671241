import { createOpposites } from '../../inject/opposites.ts'
import { rewordedBy } from '../../journal/decide/rewording.ts'
import { isAlive, type Item } from '../../journal/item/item.ts'
import { normaliseText } from '../../text/normalise.ts'
import { onceFor } from '../once-for.ts'
import type { Relation, Relations } from '../relation.ts'
import { similarity } from './similarity.ts'

/** Below this, two texts merely share words. */
const SIMILAR = 0.5
/** A word shared by more items than this says nothing about any of them. */
const COMMON = 200
const COMPARED = 6
const MOST = 3

/** The words of every item, so that only items sharing an uncommon word are compared. Kept between snapshots. */
export type RelationIndex = {
  /** Takes the current items; their words are read by `work()`. */
  readonly take: (items: readonly Item[]) => void
  /** Reads the words of up to `count` items; false when none is left. */
  readonly work: (count: number) => boolean
  readonly relations: () => Relations
}

export function createRelationIndex(): RelationIndex {
  const holders = new Map<string, Set<string>>()
  const textOf = new Map<string, string>()
  const said = createOpposites<Item>()
  let byId = new Map<string, Item>()
  let waiting: Item[] = []

  const read = (item: Item): void => {
    for (const word of wordsOf(textOf.get(item.id) ?? '')) holders.get(word)?.delete(item.id)
    textOf.set(item.id, item.text)
    said.add(item)
    for (const word of wordsOf(item.text)) {
      const ids = holders.get(word)
      if (ids) ids.add(item.id)
      else holders.set(word, new Set([item.id]))
    }
  }
  const findOpposites = (item: Item): Item[] => {
    if (!isAlive(item)) return []
    // The index keeps every text an item ever had, but only the current ones count. A set, because an undone edit adds a text twice.
    const now = new Set<Item>()
    for (const { id, text } of said.of(item)) {
      const other = byId.get(id)
      if (other && id !== item.id && other.text === text && isAlive(other)) now.add(other)
    }
    return [...now].toSorted((a, b) => inUseFirst(a) - inUseFirst(b))
  }
  const relate = (item: Item, opposites: readonly Item[]): Relation[] => {
    const shared = new Map<string, number>()
    for (const word of wordsOf(item.text)) {
      const ids = holders.get(word) ?? new Set()
      if (ids.size > COMMON) continue
      for (const id of ids) if (id !== item.id) shared.set(id, (shared.get(id) ?? 0) + 1)
    }
    const reworded = rewordedBy(item, byId.values())
    if (reworded && !shared.has(reworded.id)) shared.set(reworded.id, 0)
    const against = new Set(opposites)
    const similar = [...shared]
      .toSorted((a, b) => Number(b[0] === reworded?.id) - Number(a[0] === reworded?.id) || b[1] - a[1])
      .slice(0, COMPARED)
      .flatMap(([id]) => byId.get(id) ?? [])
      .filter((other) => isAlive(other) && !against.has(other))
      .map((other) => ({ item: other, kind: 'similar', score: similarity(item.text, other.text) }) as const)
      .filter(({ item: other, score }) => score >= SIMILAR || other === reworded)
      .toSorted(
        (a, b) =>
          Number(b.item === reworded) - Number(a.item === reworded) ||
          inUseFirst(a.item) - inUseFirst(b.item) ||
          b.score - a.score,
      )
    return [...opposites.map((other) => ({ item: other, kind: 'conflict' }) as const), ...similar].slice(0, MOST)
  }

  return {
    take(items) {
      byId = new Map(items.map((item) => [item.id, item]))
      waiting = items.filter((item) => isAlive(item) && textOf.get(item.id) !== item.text)
    },
    work(count) {
      for (const item of waiting.splice(0, count)) read(item)
      return waiting.length > 0
    },
    relations() {
      const opposites = onceFor(findOpposites)
      return { of: onceFor((item) => relate(item, opposites(item))), opposites }
    },
  }
}

function wordsOf(text: string): Set<string> {
  return new Set(
    normaliseText(text)
      .split(' ')
      .filter((word) => word.length > 2),
  )
}

function inUseFirst(item: Item): number {
  return item.status === 'approved' ? 0 : 1
}
