import { getOrMake } from '../../base/get-or-make.ts'
import { memoized } from '../../base/memoized.ts'
import { createOpposites } from '../../inject/statement/opposites.ts'
import { rewordedBy } from '../../journal/decide/rewording.ts'
import { isAlive, type Item } from '../../journal/item/item.ts'
import { termsOf } from '../../review/propose/terms.ts'
import { normaliseText } from '../../text/normalise.ts'
import { missingIn, type Relation, type Relations } from '../state/relation.ts'
import { similarity } from './similarity.ts'

/** Below this, two texts merely share words or letters. */
const SIMILAR = 0.6
/** A word shared by more items than this says nothing about any of them. */
const COMMON = 200
/** How many of those that share most words with an item are compared with it. */
const COMPARED = 6
const MAX_RELATIONS = 3

/** The words of every item, so that only items sharing an uncommon word are compared. Kept between snapshots. */
export type RelationIndex = {
  /** Takes the current items; their words are read by `work()`. */
  readonly take: (items: readonly Item[]) => void
  /** Reads the words of up to `count` items; false when none is left. */
  readonly work: (count: number) => boolean
  readonly relations: () => Relations
}

export function createRelationIndex(): RelationIndex {
  const words = createWordIndex()
  const said = createOpposites<Item>()
  let byId = new Map<string, Item>()
  let waiting: Item[] = []

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
    const reworded = rewordedBy(item, byId.values())
    const known = new Set([reworded, ...opposites])
    const similar = words
      .sharedBy(item.text)
      .flatMap((id) => byId.get(id) ?? [])
      .filter((other) => isAlive(other) && other.id !== item.id && !known.has(other))
      .slice(0, COMPARED)
      .map((other) => similarTo(item, other))
      .filter(({ score }) => score >= SIMILAR)
      .toSorted((a, b) => inUseFirst(a.item) - inUseFirst(b.item) || b.score - a.score)
    return [
      ...opposites.map((other) => ({ item: other, kind: 'conflict' }) as const),
      // Shown however little the two have in common by now.
      ...(reworded && !opposites.includes(reworded) ? [similarTo(item, reworded)] : []),
      ...similar,
    ].slice(0, MAX_RELATIONS)
  }

  return {
    take(items) {
      byId = new Map(items.map((item) => [item.id, item]))
      waiting = items.filter((item) => isAlive(item) && words.textOf(item.id) !== item.text)
    },
    work(count) {
      for (const item of waiting.splice(0, count)) {
        words.put(item.id, item.text)
        said.add(item)
      }
      return waiting.length > 0
    },
    relations() {
      const opposites = memoized(findOpposites)
      // Answers are kept, so what is read after this is not in them.
      const known = words.texts()
      return {
        of: memoized((item) => relate(item, opposites(item))),
        opposites,
        missing: missingIn(({ id, text }) => known.get(id) === text),
      }
    },
  }
}

/** Which items hold a word. */
function createWordIndex() {
  const holders = new Map<string, Set<string>>()
  const texts = new Map<string, string>()
  return {
    textOf: (id: string) => texts.get(id),
    texts: (): ReadonlyMap<string, string> => new Map(texts),
    put(id: string, text: string): void {
      for (const word of wordsOf(texts.get(id) ?? '')) holders.get(word)?.delete(id)
      texts.set(id, text)
      for (const word of wordsOf(text)) {
        getOrMake(holders, word, () => new Set<string>()).add(id)
      }
    },
    /** Those that hold uncommon words of this text, most of them first. */
    sharedBy(text: string): string[] {
      const shared = new Map<string, number>()
      for (const word of wordsOf(text)) {
        const ids = holders.get(word) ?? new Set()
        if (ids.size <= COMMON) for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + 1)
      }
      return [...shared].toSorted((a, b) => b[1] - a[1]).map(([id]) => id)
    },
  }
}

function similarTo(item: Item, other: Item) {
  return { item: other, kind: 'similar', score: similarity(item.text, other.text) } as const
}

const wordsOf = (text: string): Set<string> => termsOf(normaliseText(text))

function inUseFirst(item: Item): number {
  return item.status === 'approved' ? 0 : 1
}
