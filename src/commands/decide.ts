import { mutedText } from '../dashboard/state/wording.ts'
import type { DecisionRequest } from '../journal/decide/plan-decisions.ts'
import { type Decision, verbOf } from '../journal/event/vocabulary.ts'
import type { ViewItem } from '../journal/item/item.ts'
import { findItems } from './items/find-items.ts'
import { watchMuting } from './items/muting.ts'
import { saveDecisions, type SavedWords } from './items/save-decisions.ts'
import { say } from './say/say.ts'
import type { CommandContext, CommandModule } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { refuseAgent } from './start/person.ts'

// The decisions that approve nothing, each a command that takes ids.

/** `sage reject ID…`: not kept, and not proposed again if it is repeated. */
export const reject = deciding('reject', { done: 'Rejected', after: 'it is not proposed again' })

/** `sage later ID…`: put off until the dashboard is next opened, or with `--until-restored` until `sage restore`. */
export const later: CommandModule = {
  run(context, ids, { untilRestored }) {
    const [until, after] =
      untilRestored === true
        ? (['unburied', 'until sage restore'] as const)
        : (['session', 'until sage is next opened'] as const)
    return decideItems(context, ids, { decision: 'later', until }, { done: 'Put off', after })
  },
}

/** `sage retire ID…`: stops giving an approved learning to Claude. */
export const retire = deciding('retire', { done: 'Retired', after: 'no longer given to Claude' })

/** `sage restore ID…`: from the archive back into the inbox. */
export const restore = deciding('restore', { done: 'Restored', after: 'pending again' })

/** `sage delete ID…`: removes archived items from every list. */
export const purge = deciding('purge', { done: 'Deleted', after: 'its words stay in the journal' })

/** `sage pin ID…`: puts it first in every session's budget. */
export const pin = deciding('pin', { done: 'Pinned', after: whenGiven })

/** `sage unpin ID…`: orders it by scope, kind and age again, like the others. */
export const unpin = deciding('unpin', { done: 'Unpinned' })

function whenGiven({ status }: Pick<ViewItem, 'status'>): string {
  return `given before all others${status === 'approved' ? '' : ' once you approve it'}`
}

function deciding(decision: Decision, words: SavedWords): CommandModule {
  return { run: (context, ids) => decideItems(context, ids, { decision }, words) }
}

/** Takes one decision on all items named. Returns the exit code of saving them; throws (exit 2) for an unknown id. */
async function decideItems(
  context: CommandContext,
  ids: readonly string[],
  wanted: Pick<DecisionRequest, 'decision' | 'until'>,
  words: SavedWords,
): Promise<number> {
  refuseAgent(context, verbOf(wanted.decision))
  const inbox = openInboxHere(context)
  const items = findItems(inbox.store.items(), ids)
  const requests = items.map(({ id, on }) => ({ item: id, on, ...wanted }))
  const mutedBy = watchMuting(inbox, requests)
  const code = await saveDecisions(context, inbox, requests, words)
  const muted = mutedBy()
  if (muted.length > 0) say(context.stdout, `This ${mutedText(muted)}`)
  return code
}
