import { findIds } from '../journal/item-id.ts'
import type { ViewItem } from '../journal/view.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT, UserError } from '../text/user-error.ts'

/** The items that were named on the command line, by id or by its unambiguous beginning. Throws (exit 2) for any that is not one. */
export function findItems(items: ReadonlyMap<string, ViewItem>, typed: readonly string[]): ViewItem[] {
  return typed.map((name) => findItem(items, name))
}

/** One item by id or by its unambiguous beginning. Throws (exit 2) with a way out. */
export function findItem(items: ReadonlyMap<string, ViewItem>, typed: string): ViewItem {
  const ids = findIds(items.keys(), typed)
  const item = ids.length === 1 ? items.get(ids[0] ?? '') : undefined
  if (item) return item
  const several = ids.slice(0, 5).map((id) => `${id} ${visible(items.get(id)?.text ?? '')}`)
  const message =
    several.length > 0 ? `"${typed}" is the beginning of ${ids.length} ids` : `There is no item "${visible(typed)}"`
  throw new UserError(message, {
    hint: several.length > 0 ? several.join('\n      ') : 'sage list --all shows every id',
    exitCode: EXIT.usage,
    code: several.length > 0 ? 'ambiguous-id' : 'unknown-id',
  })
}
