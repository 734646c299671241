import { rewordedBy } from '../../journal/decide/rewording.ts'
import type { Item } from '../../journal/item/item.ts'
import { keyName } from '../keys/bindings.ts'
import type { State } from '../state/state.ts'
import { commit, request } from './commit.ts'
import { confirmMerge } from './confirmations.ts'
import { besideOpposites, markedItems } from './deciding-several.ts'
import { approving } from './deciding.ts'
import { quoted } from './decision-text.ts'
import { inUseAmong, nearestOf, relationsNow } from './foreseen.ts'
import type { KeyActions } from './key-action.ts'
import { onPainted, stillSaving } from './on-painted.ts'
import { type Result, toast } from './result.ts'

const NOTHING = 'Nothing similar is known'
const OPPOSITE = 'It says the opposite: the two cannot be merged'
const mergeKey = ({ settings }: State) => keyName(settings, 'pending', 'merge')
const approvesText = ({ settings }: State) => `${keyName(settings, 'pending', 'approve')} approves it`

/**
 * Marked items come before similar ones. Merging several asks first, and shows the words that stay. So does merging what somebody reworded,
 * because they meant their words to stay.
 */
function merge(state: State, item: Item): Result {
  const [into, ...others] = markedItems(state, 'pending')
  if (into && mergesMarked(state, item)) {
    const from = others.length > 0 ? others : [item]
    const saving = stillSaving(state, [into, ...from])
    if (saving) return saving
    const [one, other] = besideOpposites(state, [into, ...from])
    if (one && other)
      return toast(state, `${quoted(one.text)} contradicts ${quoted(other.text)}: they cannot be merged`, 'warn')
    const requests = from.map((one) => request(one, 'merge', { other: into.id }))
    return [{ ...state, overlay: confirmMerge(into, from, requests) }]
  }
  const relations = relationsNow(state, item)
  const nearest = nearestOf(relations)
  if (!nearest && relations.length > 0) return toast(state, OPPOSITE)
  if (!nearest)
    return toast(
      state,
      `${NOTHING}: mark the other one with ${keyName(state.settings, 'list', 'mark')}, then ${mergeKey(state)}`,
    )
  const requests = [request(item, 'merge', { other: nearest.item.id })]
  if (rewordedBy(item, state.byId.values())?.id === nearest.item.id)
    return [{ ...state, overlay: confirmMerge(nearest.item, [item], requests) }]
  return commit(state, requests)
}

/** Whether merging takes what is marked, and not what is near. */
export function mergesMarked(state: State, item: Item): boolean {
  return markedItems(state, 'pending').some(({ id }) => id !== item.id)
}

/** Only a learning in use can be replaced; what waits is merged. */
function replace(state: State, item: Item, painted: State): Result {
  const relations = relationsNow(state, item)
  const inUse = inUseAmong(relations)?.item
  if (inUse) return approving(state, item, request(item, 'replace', { other: inUse.id }), painted)
  if (nearestOf(relations)) return toast(state, `The similar one is pending too: ${mergeKey(state)} merges the two`)
  if (relations.length > 0) return toast(state, 'What it contradicts is pending too: reject one of the two')
  const { settings } = state
  const other = `in Approved (${keyName(settings, 'global', 'tab-2')}), ${keyName(settings, 'approved', 'retire')} retires the other`
  return toast(state, `${NOTHING}: ${approvesText(state)}; ${other}`)
}

function keepBoth(state: State, item: Item, painted: State): Result {
  if (relationsNow(state, item).length === 0) return toast(state, `${NOTHING}: ${approvesText(state)}`)
  return approving(state, item, request(item, 'approve'), painted)
}

/** What to do with an item and another one that says the same or the opposite. */
export const joiningActions: KeyActions = {
  merge: onPainted(merge),
  replace: onPainted(replace),
  'keep-both': onPainted(keepBoth),
}
