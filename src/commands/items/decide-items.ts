import type { DecisionRequest } from '../../journal/decide/plan.ts'
import type { CommandContext } from '../start/context.ts'
import { findItems } from './find-items.ts'
import { openStore } from './open-store.ts'
import { refuseAgent } from '../start/person.ts'
import { saveDecisions, type SavedWords } from './save-decisions.ts'

/** Takes one decision, which approves nothing, on all items named. Returns 1 if one of them does not hold; throws (exit 2) for an unknown id. */
export async function decideItems(
  context: CommandContext,
  ids: readonly string[],
  wanted: Pick<DecisionRequest, 'decision' | 'until'>,
  words: SavedWords,
): Promise<number> {
  refuseAgent(context, wanted.decision)
  const opened = openStore(context)
  const items = findItems(opened.store.state().items, ids)
  const requests = items.map(({ id, on }) => ({ item: id, on, ...wanted }))
  return await saveDecisions(context, opened, requests, words)
}
