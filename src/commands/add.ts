import { EXIT } from '../base/user-error.ts'
import { NO_PLAN } from '../journal/decide/plan.ts'
import type { Scope } from '../journal/event/vocabulary.ts'
import { stateOf } from '../journal/item/item.ts'
import { type Put, putProposal } from './items/put-proposal.ts'
import { saveDecisions } from './items/save-decisions.ts'
import { sayBeforeApproval, whatIsAgainst } from './items/say-before-approval.ts'
import { wayBackText } from './items/way-back.ts'
import { kindOption, ownScopeOption } from './options/option-values.ts'
import { confirmed } from './say/ask.ts'
import { say } from './say/say.ts'
import { settleAndSay } from './say/settle-and-say.ts'
import { whenItLoads } from './say/when-it-loads.ts'
import type { CommandContext, Options } from './start/context.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { whyNoPerson } from './start/person.ts'

/**
 * `sage add "text"`: a learning by hand. What a person types at a terminal is approved at once (a failed check or a wider scope needs a
 * typed `Y`, without which it waits, also after Ctrl-C). From anywhere else, and with `--pending`, it waits in the inbox like any proposal,
 * and says so if an agent added it.
 */
export async function run(context: CommandContext, words: readonly string[], options: Options): Promise<number> {
  const scope = ownScopeOption(options) ?? 'project'
  const byAgent = isInsideClaude(context)
  const written = { text: words.join(' '), kind: kindOption(options) ?? 'preference', scope, byAgent } as const
  const put = await putProposal(context, written)
  const { item, given } = put
  // An agent is shown only its own words: the person may have edited the item, and a model must not read what is not approved.
  const text = byAgent && item.status !== 'approved' ? given : item.text
  if (item.status !== 'pending') {
    const back = item.status === 'approved' ? '' : ` · ${wayBackText(item)}`
    say(context.stdout, `Already ${stateOf(item.status)}: ${item.id} “${text}”${back}`)
    return EXIT.ok
  }
  return await approveAtOnce(context, put, { text, scope, atOnce: options.pending !== true })
}

async function approveAtOnce(
  context: CommandContext,
  put: Put,
  { text, scope, atOnce }: { text: string; scope: Scope; atOnce: boolean },
): Promise<number> {
  const { inbox, item, plan } = put
  const asPerson = atOnce && whyNoPerson(context) === undefined
  const approval = { item, scope, replaced: undefined, together: [] }
  const ask = async () => {
    sayBeforeApproval(context, inbox, approval)
    return await confirmed(context, 'Approve it? Otherwise it waits in the inbox.')
  }
  const asks = asPerson && whatIsAgainst(context, inbox, approval).length > 0
  const mayWait = asks || !asPerson
  // Before the question, at which the window may be closed.
  const settling = mayWait ? await settleAndSay(context, inbox, plan) : EXIT.ok
  if (!asPerson || (asks && !(await ask()))) {
    say(context.stdout, `Waiting in the inbox: ${item.id} “${text}”`)
    return settling
  }
  const request = { item: item.id, on: item.on, decision: 'approve', confirmed: true, scope } as const
  const words = { done: 'Added and approved', after: whenItLoads(context) }
  return await saveDecisions(context, inbox, [request], words, mayWait ? NO_PLAN : plan)
}
