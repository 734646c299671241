import type { Decision } from '../../journal/event/vocabulary.ts'
import type { CommandContext } from '../start/context.ts'
import { findItems } from './find-items.ts'
import { openStore } from './open-store.ts'
import { refuseAgent } from '../start/person.ts'
import { saveDecisions, type SavedWords } from './save-decisions.ts'

type Words = SavedWords & { readonly details?: { readonly until?: 'unburied' } }

/** Takes one decision that approves nothing on all items named. Exit code 1 if one of them does not hold, 2 for an unknown id. */
export async function decideItems(
  context: CommandContext,
  ids: readonly string[],
  decision: Decision,
  words: Words,
): Promise<number> {
  refuseAgent(context, decision)
  const opened = openStore(context)
  const items = findItems(opened.store.state().items, ids)
  const requests = items.map(({ id, on }) => ({ item: id, on, decision, ...words.details }))
  return await saveDecisions(context, opened, requests, words)
}
