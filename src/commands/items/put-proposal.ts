import { UserError } from '../../base/user-error.ts'
import type { Kind } from '../../extract/candidate.ts'
import { NO_PLAN, type Plan } from '../../journal/decide/plan.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { createKnownTexts } from '../../review/propose/known-texts.ts'
import { ensureRuntimeFolders } from '../../runtime/folders/folders.ts'
import { count } from '../../text/count.ts'
import type { CommandContext } from '../start/context.ts'
import { openInboxHere } from '../start/inbox-here.ts'
import { prepareText } from './prepare-text.ts'
import { proposalByHand } from './proposal-by-hand.ts'

/** How many proposals by agents may wait at once. */
const MAX_BY_AGENTS = 50

export type Written = {
  readonly text: string
  readonly kind: Kind
  readonly scope: Scope
  /** An agent wrote it, so the agent is its speaker. */
  readonly byAgent: boolean
}

/** The item for a text put into the inbox, new or existing. */
export type Put = {
  readonly inbox: Inbox
  readonly item: ViewItem
  /** The given text, ready for storing. The item may say it in other words, or in words the person changed. */
  readonly given: string
  /** What was written for it, which the caller settles: along with a decision, if one follows. */
  readonly plan: Plan
}

/**
 * Puts a text into the inbox, unless it is there already or was decided on. A person may say nearly the same again; from an agent, which
 * does not see what waits, that would be noise. Throws (exit 2) if it cannot be a learning.
 */
export async function putProposal(context: CommandContext, { text, kind, scope, byAgent }: Written): Promise<Put> {
  const inbox = openInboxHere(context)
  const { store } = inbox
  const prepared = await prepareText(text)
  // Another call may have added it meanwhile: an agent makes several at once.
  store.refresh()
  const items = store.items()
  const proposal = proposalByHand(inbox, { prepared, kind, scope, now: context.now(), byAgent })
  const known = items.get(proposal.item) ?? (byAgent ? findSame(items, proposal.text) : undefined)
  if (known) return { inbox, item: known, given: proposal.text, plan: NO_PLAN }
  if (byAgent) requireRoom(store, 1)
  // A private workspace (`capture = "all-projects"`) begins with nothing.
  ensureRuntimeFolders(inbox.paths)
  const plan = { user: [], project: [proposal] }
  store.commit(plan)
  const item = store.items().get(proposal.item)
  if (item === undefined) throw new Error(`The journal lacks what was just written to it: "${proposal.item}"`)
  return { inbox, item, given: proposal.text, plan }
}

/** Attention is scarce, and a misled agent proposes without end. Throws if too many of agents' proposals would wait with so many more. */
export function requireRoom(store: Inbox['store'], more: number): void {
  const waiting = store.ofStatus('pending').filter(({ cues }) => cues.includes('by-agent')).length
  if (waiting + more <= MAX_BY_AGENTS) return
  const most = waiting < MAX_BY_AGENTS ? `, and with ${more} more there would be over ${MAX_BY_AGENTS}` : ''
  throw new UserError(`Not proposed: agents already have ${count(waiting, 'proposal')} pending${most}`, {
    hint: `The person must decide on those first, in the dashboard (sage)${more === 1 ? '' : ', or import the file themselves'}`,
    code: 'too-many',
  })
}

function findSame(items: ReadonlyMap<string, ViewItem>, text: string): ViewItem | undefined {
  const id = createKnownTexts(items.values()).find(text)
  return id === undefined ? undefined : items.get(id)
}
