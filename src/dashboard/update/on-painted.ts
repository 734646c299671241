import type { Item } from '../../journal/item/item.ts'
import { isItemTab } from '../state/item-tabs.ts'
import { selectedItem } from '../state/selected.ts'
import type { State } from '../state/state.ts'
import { isAsked } from './asking.ts'
import { quoted } from './decision-text.ts'
import type { KeyAction } from './key-action.ts'
import { isListed } from './listed.ts'
import { type Result, toast } from './result.ts'

/** What a key does about the item in the last painted frame, in the state shown there. */
export function onPainted(act: (state: State, item: Item, painted: State) => Result): KeyAction {
  return (state, { painted }) => {
    const isTrue = painted.tab === state.tab && !painted.snapshot.provisional
    const item = isTrue ? selectedItem(painted) : undefined
    if (!item) return toast(state, 'Nothing is selected')
    if (!isStillListed(state, item)) return toast(state, 'Already decided')
    const saving = stillSaving(state, [item])
    if (saving) return saving
    if (painted.unasked === item.id && state.unasked === item.id)
      return toast({ ...state, unasked: undefined }, 'The selected item has changed: read it, then press again', 'warn')
    return act(state, item, painted)
  }
}

/** Says so if the last change of one of these is not in the journal yet: a decision on the state before it would be void. */
export function stillSaving(state: State, items: readonly Item[]): Result | undefined {
  const saving = items.find(({ id }) => isAsked(state, id))
  if (!saving) return undefined
  const which = items.length === 1 ? 'Its last change' : `The last change of ${quoted(saving.text)}`
  return toast(state, `${which} is still being saved: press again`)
}

/** Whether the item is where that frame showed it: it may have been decided since, here or elsewhere. */
function isStillListed(state: State, { id }: Item): boolean {
  const now = state.byId.get(id)
  return now !== undefined && isItemTab(state.tab) && isListed(state, state.tab, now)
}
