import type { UserError } from '../../base/user-error.ts'
import { findIds } from '../../journal/item/find-ids.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import { noSuch } from '../say/no-such.ts'

/** The items named on the command line, by id or unambiguous prefix, each once. Throws (exit 2) for any that is not found. */
export function findItems(items: ReadonlyMap<string, ViewItem>, typed: readonly string[]): ViewItem[] {
  return [...new Set(typed.map((name) => findItem(items, name)))]
}

/** One item by id or unambiguous prefix. Throws (exit 2) with a way out: the command `listed` shows the ids. */
export function findItem(items: ReadonlyMap<string, ViewItem>, typed: string, listed?: string): ViewItem {
  const ids = findIds(items.keys(), typed)
  const item = ids.length === 1 ? items.get(ids[0] ?? '') : undefined
  if (item) return item
  throw noSuchItem(
    typed,
    ids.map((id) => `${id} ${items.get(id)?.text ?? ''}`),
    listed,
  )
}

/** The error for a word that is not an id; `possible`: the items it could be the prefix of; `listed`: the command that shows them. */
export function noSuchItem(typed: string, possible: readonly string[], listed = 'sage list --all'): UserError {
  return noSuch(typed, possible, { one: 'item', several: 'ids', listed })
}
