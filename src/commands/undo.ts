import { EXIT } from '../base/user-error.ts'
import { approvesAnything, steppedOver } from '../journal/decide/plan-undo.ts'
import { isEmpty, type Plan } from '../journal/decide/plan.ts'
import { DONE } from '../journal/event/vocabulary.ts'
import { stateOf, type ViewItem } from '../journal/item/item.ts'
import type { Inbox } from '../review/inbox/inbox.ts'
import { findItem } from './items/find-items.ts'
import { sayRefused } from './say/say-refused.ts'
import { say } from './say/say.ts'
import { settleAndSay } from './say/settle-and-say.ts'
import type { CommandContext, CommandModule } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { refuseAgent, requirePerson } from './start/person.ts'

/** `sage undo [ID]`: undoes the last decision, or the last one about this item, together with all made by the same key press. */
export async function run(context: CommandContext, [id]: readonly string[]): Promise<number> {
  refuseAgent(context, 'undo')
  const inbox = openInboxHere(context)
  const item = id === undefined ? undefined : findItem(inbox.store.items(), id)
  return await takeBack(context, inbox, inbox.store.planUndo(item ? { item: item.id } : {}), 'undo', item)
}

/** `sage redo`: redoes what the last undo undid, unless something was decided since. */
export const redo: CommandModule = {
  async run(context) {
    refuseAgent(context, 'redo')
    const inbox = openInboxHere(context)
    return await takeBack(context, inbox, inbox.store.planRedo(), 'redo')
  },
}

/** If it approves something it needs the person, like any approval. */
async function takeBack(
  context: CommandContext,
  inbox: Inbox,
  plan: Plan,
  what: 'undo' | 'redo',
  about?: ViewItem,
): Promise<number> {
  const { store } = inbox
  if (isEmpty(plan)) {
    say(context.stdout, `There is nothing to ${what}${about ? ` for ${about.id} “${about.text}”` : ''}`)
    return EXIT.ok
  }
  const before = store.journals()
  if (approvesAnything(before, plan)) requirePerson(context, `${what} what approves`)
  const decisions = steppedOver(before, plan)
  const outcome = store.commit(plan)
  const refusal = sayRefused(context, outcome.lost)
  for (const { id, status, text } of outcome.saved) {
    const moved = before.items.get(id)?.status === status ? '' : ` · ${stateOf(status)} again`
    const decision = decisions.get(id)
    const done = `${what === 'undo' ? 'Undone' : 'Redone'}:${decision ? ` ${DONE[decision]}` : ''}`
    say(context.stdout, `${done} ${id} “${text}”${moved}`)
  }
  const settling = await settleAndSay(context, inbox, plan)
  return refusal || settling
}
