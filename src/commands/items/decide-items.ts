import { mutedSaid } from '../../dashboard/wording.ts'
import type { DecisionRequest } from '../../journal/decide/plan.ts'
import { verbOf } from '../../journal/event/vocabulary.ts'
import { say } from '../say/say.ts'
import type { CommandContext } from '../start/context.ts'
import { openInboxHere } from '../start/inbox-here.ts'
import { refuseAgent } from '../start/person.ts'
import { findItems } from './find-items.ts'
import { watchMuting } from './muting.ts'
import { saveDecisions, type SavedWords } from './save-decisions.ts'

/** Takes one decision, which approves nothing, on all items named. Returns 1 if one of them does not hold; throws (exit 2) for an unknown id. */
export async function decideItems(
  context: CommandContext,
  ids: readonly string[],
  wanted: Pick<DecisionRequest, 'decision' | 'until'>,
  words: SavedWords,
): Promise<number> {
  refuseAgent(context, verbOf(wanted.decision))
  const inbox = openInboxHere(context)
  const items = findItems(inbox.store.state().items, ids)
  const requests = items.map(({ id, on }) => ({ item: id, on, ...wanted }))
  const mutedBy = watchMuting(inbox, requests)
  const code = await saveDecisions(context, inbox, requests, words)
  const muted = mutedBy()
  if (muted.length > 0) say(context.stdout, `This ${mutedSaid(muted)}`)
  return code
}
