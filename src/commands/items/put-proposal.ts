import type { Kind } from '../../extract/candidate.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import { createKnownTexts } from '../../review/propose/known-texts.ts'
import { UserError } from '../../text/user-error.ts'
import type { CommandContext } from '../start/context.ts'
import { type OpenStore, openStore } from './open-store.ts'
import { prepareText } from './prepare-text.ts'
import { proposalByHand } from './proposal-by-hand.ts'

/** So many proposals of agents may wait at once. */
const MOST_OF_AGENTS = 50

export type Written = {
  readonly text: string
  readonly kind: Kind
  readonly scope: Scope
  /** An agent wrote it, so it speaks for the agent. */
  readonly byAgent: boolean
}

/** Where a text stands that was put into the inbox: as a new proposal, or where it was before. */
export type Put = Pick<OpenStore, 'store' | 'settle'> & {
  readonly item: ViewItem
  /** The text as it was given, made fit for storing: the item may say the same in other words, or what the person made of it. */
  readonly given: string
}

/**
 * Puts a text into the inbox, unless it is there or was decided on already. A person may say nearly the same once more; of an agent, which does
 * not see what waits, it would be noise. Throws (exit 2) if it cannot be a learning.
 */
export async function putProposal(context: CommandContext, { text, kind, scope, byAgent }: Written): Promise<Put> {
  const { store, target, settle } = openStore(context)
  const prepared = await prepareText(text)
  // Another call may have put it there meanwhile: an agent asks for several things at once.
  store.refresh()
  const proposal = proposalByHand({
    prepared,
    kind,
    scope,
    workspaceId: target.id,
    id: store.newId(),
    now: context.now(),
    byAgent,
  })
  const { items } = store.state()
  const known = items.get(proposal.item) ?? (byAgent ? findSame(items, proposal.text) : undefined)
  if (known) return { store, settle, item: known, given: proposal.text }
  if (byAgent) requireRoom(items)
  const plan = { user: [], project: [proposal] }
  store.commit(plan)
  await settle(plan)
  const item = store.state().items.get(proposal.item)
  if (item === undefined) throw new Error(`The journal lacks what was just written to it: "${proposal.item}"`)
  return { store, settle, item, given: proposal.text }
}

/** Attention is scarce, and an agent that was misled proposes without end. Throws if the person has enough of agents' proposals before them. */
function requireRoom(items: ReadonlyMap<string, ViewItem>): void {
  const waiting = [...items.values()].filter(({ status, cues }) => status === 'pending' && cues.includes('by-agent'))
  if (waiting.length < MOST_OF_AGENTS) return
  throw new UserError(`Not proposed: ${waiting.length} proposals by agents are already waiting`, {
    hint: 'The person decides on them first, in the dashboard (sage)',
    code: 'too-many',
  })
}

function findSame(items: ReadonlyMap<string, ViewItem>, text: string): ViewItem | undefined {
  const known = createKnownTexts()
  known.learn(items.values())
  const id = known.find(text)
  return id === undefined ? undefined : items.get(id)
}
