import type { Decision } from '../../journal/event/vocabulary.ts'
import type { Item } from '../../journal/item/item.ts'
import type { ShownDecision } from '../state/effect.ts'
import { currentList, type State, withList } from '../state/state.ts'
import { ask } from './asking.ts'
import type { Result } from './result.ts'
import { mergeRows } from './rows.ts'

/** Decisions after which an item stays in its list. */
const STAYING: ReadonlySet<Decision> = new Set(['edit', 'pin', 'unpin'])

/** Sends decisions to the journal. Rows that leave do so at once, and the next undecided one is selected. */
export function commit(state: State, requests: readonly ShownDecision[]): Result {
  const leaving = requests.filter(({ decision }) => !STAYING.has(decision))
  const deciding = new Map(state.deciding)
  for (const { item, on, decision } of leaving) deciding.set(item, { on, decision })
  // What others were merged into is also done.
  const dealtWith = new Set(leaving.flatMap(({ item, other }) => [item, other]))
  const marks = new Set([...currentList(state).marks].filter((id) => !dealtWith.has(id)))
  const marked = withList({ ...state, deciding }, { marks, anchor: undefined })
  const next = leaving.length > 0 ? mergeRows(marked) : marked
  return ask(next, { type: 'decide', requests, cursor: currentList(next).selected })
}

export function request(
  { id, on, text, kind, scope }: Item,
  decision: Decision,
  more: Partial<ShownDecision> = {},
): ShownDecision {
  return { item: id, on, shown: { text, kind, scope }, decision, ...more }
}
