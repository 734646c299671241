import { oppositesOf } from '../inject/opposites.ts'
import type { Scope } from '../journal/vocabulary.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT } from '../text/user-error.ts'
import { confirmed } from './ask.ts'
import type { CommandContext, Options } from './context.ts'
import { type OpenStore, openStore } from './open-store.ts'
import { kindOption, ownScopeOption } from './option-values.ts'
import { isInsideClaude, whyNoPerson } from './person.ts'
import { prepareText } from './prepare-text.ts'
import { proposalByHand } from './proposal-by-hand.ts'
import { reportOutcome } from './report-outcome.ts'
import { whenItLoads } from './when-it-loads.ts'

/**
 * `sage add "text"`: a learning by hand. What a person types at a terminal is approved at once (a check against it, or a wider scope,
 * needs a typed `Y`); from anywhere else, and with `--pending`, it waits in the inbox like any proposal, and says so if an agent added it.
 */
export async function run(context: CommandContext, words: readonly string[], options: Options): Promise<number> {
  const scope = ownScopeOption(options) ?? 'project'
  const { store, target, settle } = openStore(context)
  const byAgent = isInsideClaude(context.environment.env)
  const proposal = proposalByHand({
    prepared: await prepareText(words.join(' ')),
    kind: kindOption(options) ?? 'preference',
    scope,
    workspaceId: target.id,
    id: store.newId(),
    now: context.now(),
    byAgent,
  })
  const known = store.state().items.get(proposal.item)
  if (known && known.status !== 'pending') {
    const back = known.status === 'approved' ? '' : ` · sage restore ${known.id} brings it back`
    const { text } = byAgent && known.status !== 'approved' ? proposal : known
    context.stdout.write(`Already there, ${known.status}: ${known.id} “${visible(text)}”${back}\n`)
    return EXIT.ok
  }
  const plan = { user: [], project: known ? [] : [proposal] }
  store.commit(plan)
  await settle(plan)
  // Under the same id may stand what the person made of it.
  const said = byAgent ? proposal.text : undefined
  return await approveAtOnce(context, { store, settle }, { id: proposal.item, said, scope, atOnce: !options.pending })
}

async function approveAtOnce(
  context: CommandContext,
  { store, settle }: Pick<OpenStore, 'store' | 'settle'>,
  { id, said, scope, atOnce }: { id: string; said: string | undefined; scope: Scope; atOnce: boolean },
): Promise<number> {
  const item = store.state().items.get(id)
  if (!item) return EXIT.failure
  const asPerson = atOnce && whyNoPerson(context) === undefined
  const inUse = [...store.state().items.values()].filter(({ status }) => status === 'approved')
  const checks = [
    ...item.checks,
    ...(scope === 'project' ? [] : [`scope ${scope}`]),
    ...oppositesOf(item, inUse).map(({ text }) => `contradicts “${visible(text)}”`),
  ]
  const agreed =
    asPerson &&
    (checks.length === 0 || (await confirmed(context, `“${visible(item.text)}” (${checks.join(', ')}). Approve it?`)))
  if (!agreed) {
    context.stdout.write(`Waits in the inbox ${id} “${visible(said ?? item.text)}”\n`)
    return EXIT.ok
  }
  const { plan, refused } = store.planDecisions(
    [{ item: id, on: item.on, decision: 'approve', confirmed: true, scope }],
    'command',
  )
  const code = reportOutcome(context, store.commit(plan, refused), 'Added and approved', whenItLoads(context))
  await settle(plan)
  return code
}
