import type { Item, Status } from '../../journal/item.ts'
import { normaliseText, similarity } from '../../text/similarity.ts'

/** Another item that says nearly the same, or the opposite. */
export type Relation = { readonly item: Item; readonly kind: 'similar' | 'conflict'; readonly score: number }

/** Looks up relations; answers are remembered until the items change. */
export type Relations = { readonly of: (item: Item) => readonly Relation[] }
export const noRelations: Relations = { of: () => [] }

const RELATED: ReadonlySet<Status> = new Set(['pending', 'later', 'approved'])
/** Below this, two texts merely share words. */
const SIMILAR = 0.5
/** More items than this share a word: it says nothing about any of them. */
const COMMON = 200
const MOST = 3

/**
 * Relations among the items that are in use or waiting. Texts are indexed by word when they are first asked for, so that opening a
 * long inbox costs nothing; only items that share an uncommon word are compared.
 */
export function createRelations(items: readonly Item[]): Relations {
  const answers = new WeakMap<Item, readonly Relation[]>()
  let index: Map<string, Item[]> | undefined
  return {
    of(item) {
      const known = answers.get(item)
      if (known) return known
      index ??= indexByWord(items)
      const answer = relate(item, index)
      answers.set(item, answer)
      return answer
    },
  }
}

function indexByWord(items: readonly Item[]): Map<string, Item[]> {
  const index = new Map<string, Item[]>()
  for (const item of items)
    if (RELATED.has(item.status))
      for (const word of wordsOf(item.text)) {
        const holders = index.get(word)
        if (holders) holders.push(item)
        else index.set(word, [item])
      }
  return index
}

function wordsOf(text: string): Set<string> {
  return new Set(
    normaliseText(text)
      .split(' ')
      .filter((word) => word.length > 2),
  )
}

function relate(item: Item, index: ReadonlyMap<string, readonly Item[]>): Relation[] {
  const shared = new Map<Item, number>()
  const words = wordsOf(item.text)
  for (const word of words) {
    const holders = index.get(word) ?? []
    if (holders.length > COMMON) continue
    for (const other of holders) if (other.id !== item.id) shared.set(other, (shared.get(other) ?? 0) + 1)
  }
  const nearest = [...shared].toSorted((a, b) => b[1] - a[1]).slice(0, 12)
  const kind = item.checks.includes('conflict') ? 'conflict' : 'similar'
  const limit = kind === 'conflict' ? SIMILAR / 2 : SIMILAR
  return nearest
    .map(([other]) => ({ item: other, kind, score: similarity(item.text, other.text) }) as const)
    .filter(({ score }) => score >= limit)
    .toSorted((a, b) => inUseFirst(a.item) - inUseFirst(b.item) || b.score - a.score)
    .slice(0, MOST)
}

function inUseFirst(item: Item): number {
  return item.status === 'approved' ? 0 : 1
}
