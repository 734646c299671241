import { memoized } from '../../base/memoized.ts'
import { isAlive, type Item, statusAfter } from '../../journal/item/item.ts'
import type { Relation } from '../state/relation.ts'
import type { State } from '../state/state.ts'

/** An item as it will be once the journal has taken what was decided here. Looked up by its id, because relations may hold an older version. */
function foreseen({ byId, deciding }: State, { id }: Pick<Item, 'id'>): Item | undefined {
  const item = byId.get(id)
  const decided = deciding.get(id)
  const status = decided && statusAfter(decided.decision)
  return item && status ? { ...item, status } : item
}

/** Those of the items that nobody will have decided against by then. */
function stillAlive(state: State, others: readonly Item[]): Item[] {
  return others.flatMap((other) => foreseen(state, other) ?? []).filter(isAlive)
}

/** What is related to an item, as it will be once pending decisions are taken: relations are found a moment after the items have come. */
export function relationsNow(state: State, item: Item): Relation[] {
  return state.relations.of(item).flatMap((relation) => {
    const [now] = stillAlive(state, [relation.item])
    return now ? [{ ...relation, item: now }] : []
  })
}

/** Where a key leads from an item: to the nearest related one, and pressed again to the others; those visited last come last. */
export function nextAmong({ visited }: State, relations: readonly Relation[]): Relation | undefined {
  return relations.toSorted((a, b) => visited.indexOf(a.item.id) - visited.indexOf(b.item.id))[0]
}

/** What an item can be merged into: a contradiction cannot. */
export function nearestOf(relations: readonly Relation[]): Relation | undefined {
  return relations.find(({ kind }) => kind === 'similar')
}

/** What an item could take the place of: only a learning in use can be replaced. */
export function inUseAmong(relations: readonly Relation[]): Relation | undefined {
  return relations.find(({ item }) => item.status === 'approved')
}

/** The same of an item's relations as they are now. */
export function replaceableNow(state: State, item: Item): Item | undefined {
  return inUseAmong(relationsNow(state, item))?.item
}

/** Everything that says the opposite, as far as it is known. */
export function oppositesNow(state: State, item: Item): Item[] {
  return stillAlive(state, state.relations.opposites(item))
}

const inUse = memoized((items: readonly Item[]) => items.filter(({ status }) => status === 'approved'))

/** What says the opposite and will be in use then, even if the relations do not hold it yet: whoever approves is asked about it. */
export function oppositesInUse(state: State, item: Item): Item[] {
  const { relations, snapshot } = state
  const opposites = new Set([...relations.opposites(item), ...relations.missing(inUse(snapshot.items)).of(item)])
  return stillAlive(state, [...opposites]).filter(({ status }) => status === 'approved')
}
